/** The payload that a completed step recorded. */
export interface StepAnswer {
  step: string;
  /** The name of the step in expressions and placeholders: its custom id, or else its key. */
  name: string;
  payload: Readonly<Record<string, unknown>>;
}
