import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPeople } from '#contracts/verification/test-people.ts';
import { openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';
import { governmentCurpOf } from './curp/answers.ts';

let bench: VerificationBench['bench'];
let open: VerificationBench;
beforeAll(async () => {
  open = await openVerification();
  ({ bench } = open);
});
afterAll(() => open.close());

const testing = () => open.as(bench.caller());

describe('a test key', () => {
  it.each(testPeople.filter(({ record }) => record.curp))('gets what $record.curp plays: $plays', async ({ record, fails }) => {
    const asked = testing().curp.get({ curp: record.curp! });
    if (fails === 'unknown') expect(await refusal(asked)).toEqual(['not_found', 404]);
    else if (fails === 'no_provider') expect(await refusal(asked)).toEqual(['provider_not_configured', 500]);
    else if (fails === 'unavailable') expect(await refusal(asked)).toEqual(['unavailable', 503]);
    else if (record.replaced_by) {
      const problem = await asked.catch((failure: unknown) => failure);
      expect(problem).toMatchObject({ key: 'conflict', status: 409, members: { curp_in_force: record.replaced_by } });
    } else {
      const valid = !record.curp_status!.startsWith('B');
      expect((await asked).result).toMatchObject({ curp: record.curp, curp_status: record.curp_status, name: record.name, valid });
    }
  });

  it('finds the same by name, birth, sex and entity, and is told of two alike', async () => {
    const find = (name: string, second_last_name: string, birth_date: string, gender: 'H' | 'M', birth_federal_entity: 'JC' | 'GT') =>
      testing().curp.find({
        ...{ name, second_last_name, birth_date, gender, birth_federal_entity },
        first_last_name: name === 'luisa' ? 'perez' : 'Ejemplo',
      });
    expect((await find('luisa', 'GOMEZ', '1989-09-09', 'M', 'JC')).result.curp).toBe('PEGL890909MJCRMS08');
    expect(await refusal(find('luisa', 'GOMEZ', '1989-09-09', 'H', 'JC'))).toEqual(['not_found', 404]);
    expect(await refusal(find('Marco', 'Prado', '1988-08-08', 'H', 'GT'))).toEqual(['conflict', 409]);
    expect(await refusal(find('Luisa', 'Gómez', '2199-01-01', 'M', 'JC'))).toEqual(['invalid_body', 400]);
  });

  it('gets the government’s shape, of a CURP that was replaced the one in force', async () => {
    const { result } = (await testing().curp.government({ curp: 'peg l890909-mjcrms08' })) as { result: object[] };
    expect(result).toEqual([
      {
        paramentro: 'curp=PEGL890909MJCRMS08',
        fechaNacimiento: '09/09/1989',
        docProbatorio: 1,
        docProbatorioStr: 'ACTA DE NACIMIENTO',
        segundoApellido: 'GÓMEZ',
        curp: 'PEGL890909MJCRMS08',
        nombres: 'LUISA',
        primerApellido: 'PÉREZ',
        sexo: 'MUJER',
        claveEntidad: 'JC',
        statusCurp: 'AN',
        nacionalidad: 'MEX',
        entidad: 'JALISCO',
        datosDocProbatorio: {
          ...{ entidadRegistro: 'JALISCO', tomo: '02', claveMunicipioRegistro: '039', anioRegistro: '1989' },
          ...{ claveEntidadRegistro: '14', foja: '045', numActa: '00123', libro: '01', municipioRegistro: null },
        },
      },
    ]);
    const before = testPeople.find(({ record }) => record.replaced_by)!.record;
    const replaced = (await testing().curp.government({ curp: before.curp! })) as { result: { curp: string }[] };
    expect(replaced.result[0]!.curp).toBe(before.replaced_by);
  });

  it('gets null for what the registry does not tell, in the government’s shape too', async () => {
    const { curp = '' } = testPeople.find(({ record }) => record.name === 'LUISA')!.record;
    const { datosDocProbatorio: paper, ...rest } = governmentCurpOf({ curp, name: 'LUISA' }, curp);
    expect(Object.values(paper)).toEqual(Object.keys(paper).map(() => null));
    const unknown = Object.entries(rest).flatMap(([name, value]) => (value === null ? [name] : []));
    expect(unknown.sort()).toEqual(
      ['claveEntidad', 'docProbatorio', 'docProbatorioStr', 'entidad', 'fechaNacimiento', 'primerApellido', 'sexo'].sort(),
    );
    // One surname is normal.
    expect(rest.segundoApellido).toBe('');
  });

  it('is told what is wrong in a CURP, by the status of the operation’s row', async () => {
    const curp = 'PEGL890909MJCRMS09';
    expect(await refusal(testing().curp.get({ curp }))).toEqual(['invalid_body', 400]);
    expect(await refusal(testing().curp.get({ curp: 'PEGL' }))).toEqual(['invalid_body', 422]);
    expect(await refusal(testing().curp.government({ curp }))).toEqual(['invalid_body', 422]);
    expect(await refusal(testing().rfc.reverseWithCurp({ curp }))).toEqual(['invalid_body', 422]);
  });

  it.each([
    ['PEGL890909GX1', {}, [true, true, 'RFC válido, y susceptible de recibir facturas']],
    ['PEGL890909GX1', { name: 'Luisa Pérez Gómez', postal_code: '44100' }, [true, true, 'RFC válido, y susceptible de recibir facturas']],
    [
      'PEGL890909GX1',
      { name: 'Ana Ruiz', postal_code: '44100' },
      [true, false, 'RFC válido; el nombre, denominación o razón social no es el registrado'],
    ],
    [
      'PEGL890909GX1',
      { name: 'Luisa Pérez Gómez', postal_code: '01000' },
      [true, false, 'RFC válido; el código postal no es el registrado'],
    ],
    ['PEGL890909AB1', {}, [true, true, 'RFC válido, y susceptible de recibir facturas; el dígito verificador debería ser A']],
    ['EEQN9512017G4', {}, [true, false, 'RFC válido, no susceptible de recibir facturas']],
    ['ZEJ150515B2A', {}, [true, true, 'RFC válido, y susceptible de recibir facturas']],
    ['GODE561231GR8', {}, [false, false, 'RFC no registrado en el padrón de contribuyentes']],
    ['GODE561331GR8', {}, [false, false, 'Estructura del RFC incorrecta']],
    ['XAXX010101000', {}, [false, false, 'RFC genérico: no identifica a nadie']],
    ['no RFC', {}, [false, false, 'Estructura del RFC incorrecta']],
  ] as const)('asks for the RFC %s (%j)', async (rfc, more, [valid_rfc, elegible_for_invoices, message]) => {
    const { result } = await testing().rfc.get({ rfc, ...more });
    expect(result).toMatchObject({ valid_rfc, elegible_for_invoices, message });
  });

  it('gets a candidate, and never a yes, where the registry has no RFC', async () => {
    const candidate = { valid_rfc: null, elegible_for_invoices: null, message: expect.stringContaining('no oficial') };
    const ana = { name: 'Ana', first_last_name: 'Ruiz', second_last_name: '', birth_date: '1990-01-02', person_type: 'PF' } as const;
    expect((await testing().rfc.reverse(ana)).result).toMatchObject({ ...candidate, rfc: expect.stringMatching(/^RUAN900102/) });
    const luisa = {
      name: 'Luisa',
      first_last_name: 'Pérez',
      second_last_name: 'Gómez',
      birth_date: '1989-09-09',
      person_type: 'PF',
    } as const;
    expect((await testing().rfc.reverse(luisa)).result).toMatchObject({ rfc: 'PEGL890909GX1', valid_rfc: true });
    const company = { name: 'Zaguán Ejemplo', birth_date: '2015-05-15', person_type: 'PM' } as const;
    expect((await testing().rfc.reverse(company)).result).toMatchObject({ rfc: 'ZEJ150515B2A', valid_rfc: true });
    const ampersand = await testing().rfc.reverse({ ...company, name: 'Sal & Mar' });
    expect(ampersand.result.message).toContain('&');
    expect(await refusal(testing().rfc.reverse({ ...ana, second_last_name: null }))).toEqual(['invalid_body', 422]);
    for (const name of ['***', '…', '株式会社', '& &', '1234567'])
      expect([name, await refusal(testing().rfc.reverse({ ...company, name }))]).toEqual([name, ['invalid_body', 422]]);
    expect((await testing().rfc.reverse({ ...company, name: '7 24' })).result.rfc).toMatch(/^SVE150515/);
    expect(await refusal(testing().rfc.reverse({ ...ana, name: '...' }))).toEqual(['invalid_body', 422]);
    expect(await refusal(testing().rfc.reverse({ ...ana, first_last_name: '-' }))).toEqual(['invalid_body', 422]);
    const omar = testPeople.find(({ record }) => record.curp && !record.rfc && record.name === 'OMAR')!.record;
    const { result } = await testing().rfc.reverseWithCurp({ curp: omar.curp! });
    expect(result).toMatchObject({
      rfc_result: candidate,
      curp_result: { names: 'OMAR', valid: true, probatory_document_data: { tomo: '02' } },
    });
  });
});
