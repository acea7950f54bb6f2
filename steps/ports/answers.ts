/** What one step recorded of its submission. */
export interface StepAnswer {
  step: string;
  /** The step's custom id, or else its key, as expressions and placeholders name it. */
  name: string;
  payload: Readonly<Record<string, unknown>>;
}
