import { PLACEHOLDER, placeholderName } from '#contracts/steps/placeholder.ts';
import type { StepAnswer } from '../ports/answers.ts';
import type { TemplateBinding } from '../ports/bindings.ts';

/** Fills the binding's texts; the key is the template's element. A missing value is empty; values are not searched for placeholders. */
export function boundTexts({ text_bindings }: TemplateBinding, answers: readonly StepAnswer[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(text_bindings).map(([element, { steps, template }]) => {
      const names = steps.map(placeholderName);
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
