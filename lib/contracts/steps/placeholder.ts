/** Matches `{name.field}` or `{name.field.member}` in a text of `text_bindings`: a value that the step of this name recorded. */
export const PLACEHOLDER = /\{([A-Za-z_]\w*)((?:\.\w+)+)\}/g;

/**
 * Matches a name or a path of names in braces, as other template languages write it: `{{step.field}}`, `{ step.field }`, `{step}`.
 * Repeats have a limit, so that the time grows as the text does.
 */
const IN_BRACES = /\{{1,2}\s{0,9}[A-Za-z_][\w:]{0,99}(?:\.\w{1,99}){0,9}\s{0,9}\}{1,2}/g;

/** Lists the parts of a text that look like a placeholder and are none, so that they would be printed with their braces. */
export function almostPlaceholders(text: string): string[] {
  return Array.from(text.matchAll(IN_BRACES), ([part]) => part).filter((part) => part.replace(PLACEHOLDER, '') !== '');
}

/** Returns the name of a step for placeholders. A reference is `step` or `step:custom_id`; the name is the custom id if there is one. */
export const placeholderName = (reference: string): string => reference.slice(reference.indexOf(':') + 1);
