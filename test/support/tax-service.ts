import { createServer } from 'node:http';

/** A fake of the public invoice service of SAT (the tax authority): every invoice is valid unless the test says otherwise. */
export interface FakeTaxService {
  url: string;
  /** The bodies of the requests received. */
  asked: string[];
  /** Returns the content of the answer's tags, or a number as an error status. */
  answer: () => TaxAnswer | number;
  close(): Promise<void>;
}

export interface TaxAnswer {
  CodigoEstatus: string;
  EsCancelable: string;
  Estado: string;
  EstatusCancelacion: string;
}

export const IN_FORCE: TaxAnswer = {
  CodigoEstatus: 'S - Comprobante obtenido satisfactoriamente.',
  EsCancelable: 'Cancelable sin aceptación',
  Estado: 'Vigente',
  EstatusCancelacion: '',
};

export async function openTaxService(): Promise<FakeTaxService> {
  const fake: FakeTaxService = { url: '', asked: [], answer: () => IN_FORCE, close: async () => {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    fake.asked.push(Buffer.concat(chunks).toString());
    const answer = fake.answer();
    if (typeof answer === 'number') return response.writeHead(answer).end('<html>mantenimiento</html>');
    return response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(soap(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address === 'string' || !address) throw new Error('The fake listens at no port.');
  fake.url = `http://127.0.0.1:${address.port}/ConsultaCFDIService.svc`;
  fake.close = async () => {
    server.closeAllConnections();
    await new Promise<void>((closed) => server.close(() => closed()));
  };
  return fake;
}

export function soap(answer: TaxAnswer): string {
  const members = Object.entries(answer).map(([name, text]) => (text ? `<a:${name}>${text}</a:${name}>` : `<a:${name}/>`));
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/"><ConsultaResult xmlns:a="http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">${members.join('')}</ConsultaResult></ConsultaResponse></s:Body></s:Envelope>`;
}
