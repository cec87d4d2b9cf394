"""The options of a rule set, from the fields of its struct: once for every game. Which rules there are, each game says itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from satasat.errors import BadRules
from satasat.game import Option

R = TypeVar("R", bound=Struct)
_NUMBERS: Final = (int, int | None)


def options_of(
    rules: type[Struct],
    described: Sequence[str],
    sources: Mapping[str, Sequence[str]],
    most: Mapping[str, int] | None = None,
) -> tuple[Option, ...]:
    """The options that the fields are: an enum, a choice of numbers, a selection, any positive number, or that or none.

    `sources` has, by option, the value that each of the described rule sets gives it; `most` the greatest number.
    """
    kinds = _kinds(rules)
    return tuple(
        _option(name, kinds[name], dict(zip(described, sources[name], strict=True)), (most or {}).get(name))
        for name in rules.__struct_fields__
    )


@cache
def _kinds(rules: type[Struct]) -> dict[str, Any]:
    return get_type_hints(rules)


def _option(name: str, kind: Any, said: Mapping[str, str], most: int | None) -> Option:
    if get_origin(kind) is Literal:
        return Option(name, get_args(kind), sources=said)
    if kind in _NUMBERS:
        return Option(name, None, sources=said, most=most, none=kind is not int)
    many = get_origin(kind) is tuple
    enum: type[Enum] = get_args(kind)[0] if many else kind
    return Option(name, tuple(value.value for value in enum), many, said)


def check_values(rules: Struct, options: Sequence[Option]) -> None:
    """Raises BadRules unless each value, of the field's own type, is one that its option takes."""
    kinds = _kinds(type(rules))
    for option in options:
        _check_value(option, kinds[option.name], getattr(rules, option.name))


def _check_value(option: Option, kind: Any, value: Any) -> None:
    if option.many:
        enum = get_args(kind)[0]
        good = (
            isinstance(value, tuple)
            and all(isinstance(v, enum) for v in value)
            and len(set(value)) == len(value)
        )
    elif isinstance(kind, type) and issubclass(kind, Enum):
        good = isinstance(value, kind)
    elif option.values is not None:
        good = type(value) is int and value in option.values
    else:
        good = type(value) is int and 0 < value <= (option.most or value)
        if not good and (option.none or option.most is not None):
            if value is None and option.none:
                return
            raise BadRules(
                "option_range", option=option.name, value=value, least=1, most=option.most, none=option.none
            )
    if not good:
        raise BadRules("bad_value", option=option.name, value=value, allowed=option.values)


def _typed(option: Option, kind: Any, value: Any) -> Any:
    """A plain value as the field's type, where it is one; what is none is left as it is, to be refused."""
    try:
        if option.many and isinstance(value, list | tuple):
            return tuple(map(get_args(kind)[0], value))
        return kind(value) if isinstance(kind, type) and issubclass(kind, Enum) else value
    except ValueError:
        wrong = [v for v in value if v not in (option.values or ())] if option.many else [value]
        raise BadRules("bad_value", option=option.name, value=wrong[0], allowed=option.values) from None


def read(rules: type[R], options: Sequence[Option], plain: Mapping[str, Any]) -> R:
    """Rules from plain values, as in the header of a record: every option given, nothing else.

    Raises BadRules: `unknown_option`, `missing_option`, `bad_value`, `option_range`, and where options exclude each other.
    """
    kinds = _kinds(rules)
    for name in plain:
        if name not in kinds:
            raise BadRules("unknown_option", option=name, allowed=rules.__struct_fields__)
    for option in options:
        if option.name not in plain:
            raise BadRules("missing_option", option=option.name, allowed=option.values)
    return rules(**{o.name: _typed(o, kinds[o.name], plain[o.name]) for o in options})
