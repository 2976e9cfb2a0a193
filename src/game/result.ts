/** The rooms that may import `game` but not `rules` take their Result from here. */
export { ok, refuse, type Result } from "../rules/result";
