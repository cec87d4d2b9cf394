/** The little that the page has to know itself of the rules of the betting games, where no view and no remark tells it. */

/** What each of the others pays for a side claim of Trentacinque, if he can (TC-9). No house rule changes it. */
export const SIDE = 2;
/** The most that may be bid in Trentacinque (TC-5), by every house rule; while a deal goes on a remark says it. */
export const MOST = 5;
