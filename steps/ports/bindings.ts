/** Where texts and signatures of a document template come from. */
export interface TemplateBinding {
  template_uuid: string;
  /** By the template's text element. */
  text_bindings: Readonly<Record<string, { steps: readonly string[]; template: string }>>;
  /** The template's signature elements that the person signs; all where it names none. */
  sign_bindings: readonly string[];
}

/** The tenant's template bindings. */
export interface BindingsPort {
  /** Null where the tenant has none of this uuid. */
  get(uuid: string): Promise<TemplateBinding | null>;
}
