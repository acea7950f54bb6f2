import type { z } from 'zod';
import type { elementInput } from '#contracts/documents/signing.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import type { PageSize } from '../../model/document-tables.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import { elementsOf } from '../model/elements-store.ts';
import { elementRecord } from '../model/records.ts';
import { type ElementHostReader, lockChangeable } from './element-host.ts';

/** Maximum number of elements of a document or template. */
const MAX_ELEMENTS = 50;

/** Number of points by which a box may exceed its page, because boxes are drawn by hand. */
const TOLERANCE = 0.5;

type Fields = z.output<typeof elementInput>;

/** Returns the handler that adds an element to a document or template. */
export function createElement(platform: PeoplePlatform, host: ElementHostReader) {
  return ({ input: { params, body }, context }: { input: { params: { uuid: string }; body: Fields }; context: CallContext }) =>
    platform.once(context, async (trx) => {
      const { page, box, kind, name, required, ask_signer } = body;
      if (ask_signer && kind !== 'text') throw invalidMember('ask_signer', 'not_a_text', 'Only a text element can ask the signer.');
      const { owner, pages } = await lockChangeable(host, trx, context.caller, params.uuid);
      const elements = elementsOf(context.caller, trx, owner);
      if ((await elements.list()).length >= MAX_ELEMENTS) throw new Problem('conflict', `At most ${MAX_ELEMENTS} elements.`);
      const [x, y, width, height] = requireInside(page, box, pages);
      const [row] = await elements.insert([{ page, x, y, width, height, kind, name, required, ask_signer, template_element_uuid: null }]);
      if (!row) throw new Error('The element was not inserted.');
      return { success: true as const, result: elementRecord(row) };
    });
}

function requireInside(page: number, box: Fields['box'], pages: readonly PageSize[]): Fields['box'] {
  const size = pages[page - 1];
  if (!size) throw invalidMember('page', 'unknown', `The document has ${pages.length} pages.`);
  const [x, y, width, height] = box;
  const fits = x + width <= size.width + TOLERANCE && y + height <= size.height + TOLERANCE;
  if (!fits) throw invalidMember('box', 'outside', `The page is ${size.width} points wide and ${size.height} high.`);
  return box;
}
