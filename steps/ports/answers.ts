/** What one step recorded. */
export interface StepAnswer {
  step: string;
  /** What expressions and placeholders call it: its custom id, or its name. */
  name: string;
  payload: Readonly<Record<string, unknown>>;
}
