/** Hours after a workflow's end during which its last screen and the links to its signed copies open. */
export const AFTER_END_HOURS = 72;
