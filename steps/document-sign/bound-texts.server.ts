import type { StepAnswer } from '../ports/answers.ts';
import type { TemplateBinding } from '../ports/bindings.ts';

/** A placeholder such as `{step.field}` or, deeper, `{enroll_full.ocr_frontside.name}`. */
export const PLACEHOLDER = /\{([A-Za-z_]\w*)((?:\.\w+)+)\}/g;

/** Fills the binding's texts; the key is the template's element. A missing value is empty; values are not searched for placeholders. */
export function boundTexts({ text_bindings }: TemplateBinding, answers: readonly StepAnswer[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(text_bindings).map(([element, { steps, template }]) => {
      // A binding may name a step by its full reference, `key:id`; placeholders contain only the part after the colon.
      const names = steps.map((step) => step.slice(step.indexOf(':') + 1));
      const text = template.replace(PLACEHOLDER, (_placeholder, name: string, path: string) =>
        names.includes(name) ? textAt(answers.findLast((answer) => answer.name === name)?.payload, path.slice(1).split('.')) : '',
      );
      return [element, text];
    }),
  );
}

function textAt(value: unknown, [member, ...rest]: readonly string[]): string {
  if (member !== undefined) {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, member);
    return inside ? textAt((value as Record<string, unknown>)[member], rest) : '';
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
