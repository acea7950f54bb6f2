import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nssCheckDigit } from '../nss.ts';
import { parseCfdiCode } from './cfdi-code.ts';
import { parseCsfCode } from './csf-code.ts';
import { parseCurpCode } from './curp-code.ts';
import { isIneCode } from './ine-code.ts';
import { parseNssCode } from './nss-code.ts';

const today = '2026-11-20';
const siat = 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf';
const cif = `${siat}?D1=10&D2=1&D3=12345678901_EKU9003173C9`;

describe('parseCsfCode', () => {
  it('reads the three shapes', () => {
    expect(parseCsfCode(cif, today)).toEqual({ kind: 'cif', id_cif: '12345678901', rfc: 'EKU9003173C9' });
    expect(parseCsfCode(`${siat}?D1=26&D2=1&D3=200001088888800000031_EKU9003173C9`, today)).toEqual({
      kind: 'csf',
      number: '200001088888800000031',
      rfc: 'EKU9003173C9',
    });
    expect(parseCsfCode(`${siat}?D1=1&D2=1&D3=||2019/05/14|FUNK671228PH6|KARLA FUENTE|_Ab+/c9==`, today)).toEqual({
      kind: 'csf_chain',
      rfc: 'FUNK671228PH6',
    });
  });

  it('takes an address that was escaped, and letters that need it', () => {
    expect(parseCsfCode(cif.replaceAll('&', '&amp;'), today)).toMatchObject({ kind: 'cif', rfc: 'EKU9003173C9' });
    expect(parseCsfCode(cif.replace('EKU9003173C9', '%C3%91%26A900317AB1'), today)).toMatchObject({ rfc: 'Ñ&A900317AB1' });
  });

  it.each([
    ['another host', cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx.example.com')],
    ['a longer name', cif.replace('siat.', 'xsiat.')],
    ['letters that only look the same', cif.replace('siat', 'sіat')],
    ['the host as a user', cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx@example.com')],
    ['a port', cif.replace('gob.mx', 'gob.mx:8443')],
    ['a backslash', cif.replace('gob.mx/', 'gob.mx\\@example.com/')],
    ['no encryption', cif.replace('https', 'http')],
    ['another page', cif.replace('validadorqr', 'validador')],
    ['another paper', cif.replace('D1=10', 'D1=16')],
    ['a name of every object', cif.replace('D1=10', 'D1=constructor')],
    ['the paper named twice', `${cif}&D1=26`],
    ['no number', cif.replace('12345678901', '')],
    ['letters for the number', cif.replace('12345678901', '1234567890A')],
    ['no RFC', cif.replace('EKU9003173C9', 'EKU9013173C9')],
    ['a broken escape', cif.replace('EKU9003173C9', 'EKU%E9')],
    ['nothing', ''],
    ['a book', `${cif}${'0'.repeat(5000)}`],
  ])('refuses %s', (_, text) => {
    expect(parseCsfCode(text, today)).toBeNull();
  });
});

describe('parseCfdiCode', () => {
  const cfdi =
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=CEE4BE01-ADFA-4DEB-8421-ADD60F0BEDAC&re=EKU9003173C9&rr=FUNK671228PH6&tt=1000.0&fe=qsIe6w==';
  const fields = {
    uuid: 'CEE4BE01-ADFA-4DEB-8421-ADD60F0BEDAC',
    issuer_rfc: 'EKU9003173C9',
    recipient_rfc: 'FUNK671228PH6',
    total: '1000.0',
    seal_end: 'qsIe6w==',
  };

  it('reads 3.3 and 4.0, with the ampersand that many print first', () => {
    expect(parseCfdiCode(cfdi)).toEqual(fields);
    expect(parseCfdiCode(cfdi.replace('?id', '?&id').replace('CEE4BE01', 'cee4be01'))).toEqual(fields);
  });

  it('leaves a plus in the seal a plus, however it is written', () => {
    expect(parseCfdiCode(cfdi.replace('qsIe6w==', 'q+I/6w=='))?.seal_end).toBe('q+I/6w==');
    expect(parseCfdiCode(cfdi.replace('qsIe6w==', 'q%2BI%2F6w%3D%3D'))?.seal_end).toBe('q+I/6w==');
  });

  it('reads 3.2, padding and all', () => {
    const old = '?re=EKU9003173C9&rr=FUNK671228PH6&tt=0000001234.567800&id=cee4be01-adfa-4deb-8421-add60f0bedac';
    expect(parseCfdiCode(old)).toEqual({ ...fields, total: '1234.5678', seal_end: null });
  });

  it.each([
    ['as an escape of the address', 'H%26E951128469'],
    ['escaped for XML', 'H&amp;E951128469'],
    ['as it is', 'H&E951128469'],
  ])('reads a company with an ampersand, %s', (_, rfc) => {
    expect(parseCfdiCode(cfdi.replace('EKU9003173C9', rfc))?.issuer_rfc).toBe('H&E951128469');
  });

  it.each([
    ['another host', cfdi.replace('facturaelectronica', 'factura-electronica')],
    ['the host further down', cfdi.replace('https://', 'https://example.com/')],
    ['a broken number', cfdi.replace('CEE4BE01', 'CEE4BE0')],
    ['no total', cfdi.replace('tt=1000.0', 'tt=')],
    ['a total that is none', cfdi.replace('tt=1000.0', 'tt=1e9')],
    ['two issuers', cfdi.replace('&rr', '&re=FUNK671228PH6&rr')],
    ['a seal with a space', cfdi.replace('qsIe6w==', 'q%20Ie6w==')],
    ['no seal', cfdi.replace('&fe=qsIe6w==', '')],
  ])('refuses %s', (_, text) => {
    expect(parseCfdiCode(text)).toBeNull();
  });
});

describe('parseCurpCode', () => {
  const piped = 'SABC560626MDFLRN01||SALGADO|BRISEÑO|CONCEPCION|MUJER|26/06/1956|DISTRITO FEDERAL|09|';

  it('reads the parted shape, with and without the last stroke', () => {
    const fields = {
      curp: 'SABC560626MDFLRN01',
      names: 'CONCEPCION',
      first_surname: 'SALGADO',
      second_surname: 'BRISEÑO',
      full_name: null,
      birth_date: '1956-06-26',
    };
    expect(parseCurpCode(piped, today)).toEqual(fields);
    expect(parseCurpCode(piped.slice(0, -1).normalize('NFD'), today)).toEqual(fields);
    expect(parseCurpCode(piped.replace('BRISEÑO', ''), today)).toMatchObject({ second_surname: null });
  });

  it('reads the labelled shape, with and without accents', () => {
    const text = '||Número de Validación Legal: 20260001|Nombre: CONCEPCION SALGADO BRISEÑO|CURP: SABC560626MDFLRN01||';
    const fields = { curp: 'SABC560626MDFLRN01', full_name: 'CONCEPCION SALGADO BRISEÑO', names: null };
    expect(parseCurpCode(text, today)).toMatchObject(fields);
    expect(parseCurpCode(text.replace('Número de Validación', 'NUMERO DE VALIDACION'), today)).toMatchObject(fields);
  });

  it.each([
    ['a digit that is another', piped.replace('RN01', 'RN02')],
    ['no strokes', 'SABC560626MDFLRN01'],
    ['one stroke for two', piped.replace('||', '|')],
    ['an IMSS code', '||CURP:SABC560626MDFLRN01|NSS:45128012346||'],
    ['nothing', ''],
    ['a book', piped + '|'.repeat(3000)],
  ])('refuses %s', (_, text) => {
    expect(parseCurpCode(text, today)).toBeNull();
  });

  it('does not repeat a date that does not exist', () => {
    expect(parseCurpCode(piped.replace('26/06/1956', '31/06/1956'), today)).toMatchObject({ birth_date: null });
  });
});

describe('parseNssCode', () => {
  const chain =
    '||Invocante:portalimssdigital|Trámite:Asignación de NSS|Fecha:10 de julio 2015, 15:21:45|Folio:1234|Nombre:CONCEPCION SALGADO|CURP:SABC560626MDFLRN01|NSS:45128012346||';

  it('reads the chain, in any order', () => {
    const fields = {
      nss: '45128012346',
      curp: 'SABC560626MDFLRN01',
      folio: '1234',
      date: '10 de julio 2015, 15:21:45',
    };
    expect(parseNssCode(chain, today)).toEqual(fields);
    expect(parseNssCode(`||${chain.slice(2, -2).split('|').reverse().join('|')}||`, today)).toEqual(fields);
  });

  it.each([
    ['a digit that is another', chain.replace('45128012346', '45128012345')],
    ['a CURP that is none', chain.replace('RN01', 'RN02')],
    ['two numbers', chain.replace('||Invocante', `||NSS:${'1234567890'}${nssCheckDigit('1234567890')}|Invocante`)],
    ['no number', chain.replace('|NSS:45128012346', '')],
    ['no frame', chain.slice(2)],
  ])('refuses %s', (_, text) => {
    expect(parseNssCode(text, today)).toBeNull();
  });
});

describe('isIneCode', () => {
  it('knows the addresses of the INE, and nobody else’s', () => {
    for (const host of ['qr.ine.mx', 'ine.mx', 'listanominal.ife.org.mx']) expect(isIneCode(`http://${host}/1234567890123`)).toBe(true);
    for (const host of ['ine.mx.example.com', 'fakeine.mx', 'ine.mx@example.com', 'ine.com.mx', 'іne.mx'])
      expect(isIneCode(`https://${host}/1`)).toBe(false);
  });

  it.each(['IDMEX1836577177<<0747116375842', 'idmex1836577177<<0747116375842<<<', '1836577177', '183657717', '0747116375842'])(
    'knows the numbers of the machine-readable zone: %s',
    (numbers) => {
      expect(isIneCode(numbers)).toBe(true);
    },
  );

  it.each(['12345', '18365771771', 'IDMEX', '1836577177<<07471163758'])('refuses other numbers: %s', (numbers) => {
    expect(isIneCode(numbers)).toBe(false);
  });

  it('tells a sealed code from a text', () => {
    expect(isIneCode(`Qm9${'x7Kp/'.repeat(60)}`)).toBe(true);
    expect(isIneCode('Vota el domingo. '.repeat(20))).toBe(false);
  });
});

it('no text makes a parser fail, or two parsers claim it', () => {
  const parsers = [parseCsfCode, parseCfdiCode, parseCurpCode, parseNssCode, (text: string) => isIneCode(text) || null];
  const scraps = fc.constantFrom(cif, '||CURP:', 'SABC560626MDFLRN01||', '|', '&amp;', '%', '?re=', 'NSS:45128012346', '\u0000', '_');
  fc.assert(
    fc.property(fc.array(fc.oneof(scraps, fc.string()), { maxLength: 8 }), (parts) => {
      const claims = parsers.map((parse) => parse(parts.join(''), today)).filter((claim) => claim !== null);
      expect(claims.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});
