"""What the compiled kernels are made with: a typed compiler, and the few machine instructions that Python has no word for.

Everything in a kernel is a scalar: bit masks `np.uint64`, other whole numbers `np.int64`. numba makes a float of the two
mixed, and an array argument in a recursion costs a factor of four; tables are memory addressed by a whole number.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import config, njit, types
from numba.core.typeinfer import register_dispatcher
from numba.extending import intrinsic

from satasat.errors import BadMessage

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str) -> Callable[[F], F]:
    """Compiles a function for exactly these types when its module is imported, and keeps the code on disk for the next process.

    Without the interpreter's lock, and where it is divided by zero without an exception. Raises BadMessage `jit_disabled` where
    numba is told not to compile.
    """

    def made(function: F) -> F:
        if cast(Any, config).DISABLE_JIT:
            raise BadMessage("jit_disabled", variable="NUMBA_DISABLE_JIT")
        kernel = cast(Any, njit(nogil=True, error_model="numpy")(function))
        # without a folder that it could be kept in it is compiled in each process
        with suppress(RuntimeError):
            kernel.enable_caching()
            # numba looks whether the function's own file has changed; parts of it are inlined from the files beside it
            kept = kernel._cache._cache_file
            kept._source_stamp = (kept._source_stamp, _sources(Path(function.__code__.co_filename).parent))
            _bear_damage(kernel._cache)
        with register_dispatcher(kernel):
            kernel.compile(signature)
        kernel.disable_compile()
        return cast(F, kernel)

    return made


def _bear_damage(kept: Any) -> None:
    """Code on disk that cannot be read is compiled anew; code that cannot be written is not kept."""
    load, save = kept.load_overload, kept.save_overload

    def load_or_not(*given: Any) -> Any:
        try:
            return load(*given)
        except Exception:  # whatever pickle makes of bytes that are not its own
            with suppress(OSError):
                kept.flush()
            return None

    def save_or_not(*given: Any) -> None:
        with suppress(OSError):
            save(*given)

    kept.load_overload, kept.save_overload = load_or_not, save_or_not


@cache
def _sources(folder: Path) -> tuple[tuple[str, float, int], ...]:
    """Names, times and sizes of the files that a kernel of this folder may be made of."""
    files = sorted({*folder.glob("*.py"), *Path(__file__).parent.glob("*.py")})
    return tuple((file.name, file.stat().st_mtime, file.stat().st_size) for file in files)


signed = cast(Callable[[np.uint64], int], np.int64)
"""The bits as a number, which in a kernel is what counts and indices are reckoned in."""


def inlined(function: F) -> F:
    """A part of other compiled functions: has no code of its own."""
    return cast(F, njit(forceinline=True, error_model="numpy")(function))


def _instruction(emit: Callable[[Any, Any], Any], result: Any, *operands: Any) -> Any:
    """A function for kernels that is these LLVM instructions; LLVM has them for every processor."""

    def typed(_context: Any, *_given: Any) -> Any:
        return result(*operands), lambda _target, builder, _signature, values: emit(builder, values)

    # numba reads the number of parameters off the function
    if len(operands) == 1:
        return intrinsic(lambda context, a: typed(context, a))  # noqa: PLW0108 (as said)
    return intrinsic(lambda context, a, b: typed(context, a, b))  # noqa: PLW0108


def _pointer(builder: Any, address: Any, kind: Any) -> Any:
    return builder.inttoptr(address, kind.as_pointer())


def _store(builder: Any, address: Any, value: Any, kind: Any) -> Any:
    builder.store(value, _pointer(builder, address, kind))
    return ir.Constant(ir.IntType(64), 0)


def _prefetch(builder: Any, address: Any) -> Any:
    """For reading, soon, and to be kept near."""
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    name = "llvm.prefetch.p0"
    function = builder.module.globals.get(name) or ir.Function(
        builder.module, ir.FunctionType(ir.VoidType(), [byte, number, number, number]), name
    )
    builder.call(function, [builder.inttoptr(address, byte), *(ir.Constant(number, n) for n in (0, 3, 1))])
    return ir.Constant(ir.IntType(64), 0)


_U64, _F64 = ir.IntType(64), ir.DoubleType()

count: Callable[[np.uint64], np.uint64] = _instruction(
    lambda builder, values: builder.ctpop(values[0]), types.uint64, types.uint64
)
"""How many bits are set."""
lowest: Callable[[np.uint64], np.uint64] = _instruction(
    lambda builder, values: builder.cttz(values[0], ir.Constant(ir.IntType(1), 0)), types.uint64, types.uint64
)
"""The place of the lowest bit that is set; 64 where none is."""
highest: Callable[[np.uint64], np.uint64] = _instruction(
    lambda builder, values: builder.sub(
        ir.Constant(_U64, 63), builder.ctlz(values[0], ir.Constant(ir.IntType(1), 0))
    ),
    types.uint64,
    types.uint64,
)
"""The place of the highest bit that is set, where there is one."""
load: Callable[[np.uint64], np.uint64] = _instruction(
    lambda builder, values: builder.load(_pointer(builder, values[0], _U64)), types.uint64, types.uint64
)
"""The word at an address."""
store: Callable[[np.uint64, np.uint64], np.int64] = _instruction(
    lambda builder, values: _store(builder, values[0], values[1], _U64),
    types.int64,
    types.uint64,
    types.uint64,
)
"""Puts a word at an address; gives 0."""
load_real: Callable[[np.uint64], float] = _instruction(
    lambda builder, values: builder.load(_pointer(builder, values[0], _F64)), types.float64, types.uint64
)
"""The double at an address."""
store_real: Callable[[np.uint64, float], np.int64] = _instruction(
    lambda builder, values: _store(builder, values[0], values[1], _F64),
    types.int64,
    types.uint64,
    types.float64,
)
"""Puts a double at an address; gives 0."""
prefetch: Callable[[np.uint64], np.int64] = _instruction(
    lambda builder, values: _prefetch(builder, values[0]), types.int64, types.uint64
)
"""Says that the word at an address will be wanted soon; gives 0."""

ONE: Final = np.uint64(1)
ZERO: Final = np.uint64(0)


def address(table: np.ndarray[Any, Any]) -> np.uint64:
    """Where the array lies, for `load` and `store`. The caller keeps it alive."""
    return np.uint64(table.ctypes.data)
