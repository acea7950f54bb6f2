import type { CfdiCode } from '#mexico/symbols/cfdi-code.ts';
import { Problem } from '#platform/base/problem.ts';
import type { Exchange } from '#platform/calls/outbound.ts';
import { escapeXml, textOfElement } from './soap.ts';
import type { TaxAuthority } from './tax-authority.ts';

/** SOAP action of the public invoice service of the tax authority (SAT): SOAP 1.1, no login. */

const ACTION = 'http://tempuri.org/IConsultaCFDIService/Consulta';

export const satUnavailable = (cause?: unknown) =>
  new Problem('unavailable', 'SAT’s service does not answer just now. Try again.', { retryAfter: 30, cause });

const noProvider = () => new Problem('provider_not_configured', 'There is nobody to ask for the state of an invoice: set SAT_CFDI_URL.');

export const noTaxAuthority: TaxAuthority = {
  source: () => 'sat-cfdi',
  async ready() {
    throw noProvider();
  },
  async stateOf() {
    throw noProvider();
  },
};

export function createSatCfdi(url: string, exchange: Exchange): TaxAuthority {
  return {
    source: () => 'sat-cfdi',
    async ready() {},
    async stateOf(_owner, code) {
      const answer = await ask(code);
      const status = textOfElement(answer, 'CodigoEstatus');
      if (status?.startsWith('N - 601')) return 'refused';
      if (status?.startsWith('N - 602')) return { state: 'No Encontrado', cancelation: null };
      const state = textOfElement(answer, 'Estado');
      if (!status?.startsWith('S - ') || !state) throw satUnavailable();
      return { state, cancelation: textOfElement(answer, 'EstatusCancelacion') || textOfElement(answer, 'EsCancelable') || null };
    },
  };

  async function ask(code: CfdiCode): Promise<string> {
    const body = new TextEncoder().encode(envelopeOf(code));
    const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: ACTION, accept: 'text/xml' };
    const { status, body: answer } = await exchange(url, body, headers).catch((error: unknown) => {
      throw satUnavailable(error);
    });
    if (status !== 200) throw satUnavailable(new Error(`SAT answered with ${status}.`));
    return new TextDecoder().decode(answer);
  }
}

/** Builds the request: a query inside XML, so its RFCs are escaped twice. */
function envelopeOf({ uuid, issuer_rfc, recipient_rfc, total, seal_end }: CfdiCode): string {
  const query = `?re=${escapeXml(issuer_rfc)}&rr=${escapeXml(recipient_rfc)}&tt=${total}&id=${uuid}${seal_end ? `&fe=${seal_end}` : ''}`;
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Consulta xmlns="http://tempuri.org/"><expresionImpresa>${escapeXml(query)}</expresionImpresa></Consulta></s:Body></s:Envelope>`;
}
