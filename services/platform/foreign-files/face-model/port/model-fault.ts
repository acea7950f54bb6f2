/** Reasons why a model must not be used. */
export type ModelTrouble =
  /** The file has another SHA-256, or nothing opens it. */
  | 'model_differs'
  | 'not_loadable'
  /** It is not as its manifest says. */
  | 'input_name'
  | 'embedding_name'
  | 'not_runnable'
  | 'embedding_length'
  | 'embedding_values'
  /** Its answers are no templates. */
  | 'not_repeatable'
  | 'blind'
  | 'reference_without_face'
  | 'reference_differs';

/** Thrown where a model must not be used. */
export class ModelFault extends Error {
  readonly code: ModelTrouble;
  constructor(code: ModelTrouble, cause?: unknown) {
    super(code, { cause });
    this.name = 'ModelFault';
    this.code = code;
  }
}
