/** The steps that supply the texts and signatures of a document template. */
export interface TemplateBinding {
  template_uuid: string;
  /** The key is the template's text element. */
  text_bindings: Readonly<Record<string, { steps: readonly string[]; template: string }>>;
  /** The template's signature elements that the person signs; empty: all of them. */
  sign_bindings: readonly string[];
}

/** The tenant's template bindings. */
export interface BindingsPort {
  /** Null if the tenant has no binding with this uuid. */
  get(uuid: string): Promise<TemplateBinding | null>;
}
