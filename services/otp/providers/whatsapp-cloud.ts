import { z } from 'zod';
import type { WhatsappCarrier, WhatsappMessage } from './carriers.ts';
import { CarrierRefusal, postToCarrier } from './http.ts';

export interface WhatsappConfig {
  /** Address of the Graph API with its version, like `https://graph.facebook.com/v23.0`. */
  url: string;
  /** Id of the business phone number that messages are sent from. */
  phoneId: string;
  token: string;
  /** Name of an approved template of the category "authentication" with a copy-code button. */
  template: string;
  /** Name of an approved template of the category "utility" with the company first and the link second; without it no links are sent. */
  linkTemplate?: string | null;
  /** Languages in which Meta approved the templates, in Meta's spelling (`es_MX`). The first is the default. */
  languages: readonly string[];
}

const reply = z.object({ messages: z.array(z.object({ id: z.string().min(1), message_status: z.string().optional() })).min(1) });
const refusal = z.object({ error: z.object({ code: z.number() }) }).transform(({ error }) => error.code);

/** Meta's error code of a number that has no WhatsApp or cannot receive messages. */
const NOBODY_THERE = new Set([131026]);

/** Sends messages through the WhatsApp Cloud API. */
export function createWhatsappCarrier(config: WhatsappConfig): WhatsappCarrier {
  const url = `${config.url.replace(/\/$/, '')}/${config.phoneId}/messages`;
  const headers = { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' };
  return {
    async send(_owner, message, timeoutMs) {
      const { name, components } = fillTemplate(config, message);
      const body = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: message.to,
        type: 'template',
        template: {
          name,
          language: { code: approvedLanguage(config.languages, message.language) },
          components,
        },
      };
      const answer = await postToCarrier({ url, headers, body: JSON.stringify(body), timeoutMs }, reply, refusal, NOBODY_THERE);
      const status = answer.messages[0]?.message_status;
      // The template has a bad reputation: Meta accepts the message but will not deliver it.
      if (status === 'paused') throw new CarrierRefusal(200, status);
    },
  };
}

function fillTemplate({ template, linkTemplate }: WhatsappConfig, { company, fill }: WhatsappMessage) {
  const texts = (...values: string[]) => values.map((text) => ({ type: 'text', text }));
  if ('link' in fill) {
    if (!linkTemplate) throw Object.assign(new Error('There is no template for links.'), { name: 'NoCarrier' });
    return { name: linkTemplate, components: [{ type: 'body', parameters: texts(company, fill.link) }] };
  }
  // The template needs the code for its text and for its button.
  const parameters = texts(fill.code);
  return {
    name: template,
    components: [
      { type: 'body', parameters },
      { type: 'button', sub_type: 'url', index: '0', parameters },
    ],
  };
}

function approvedLanguage(languages: readonly string[], language: string): string {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const target = language.replace('-', '_').toLowerCase();
  const same = languages.find((tag) => tag.toLowerCase() === target) ?? languages.find((tag) => primary(tag) === primary(language));
  return same ?? languages[0] ?? 'es_MX';
}
