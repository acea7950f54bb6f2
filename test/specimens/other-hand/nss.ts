import type { Random } from '../random.ts';
import { html, qrCode } from './html.ts';
import { person, someDay } from './people.ts';
import { type Drawing, PAGE_FACES, pageOf } from './sheets.ts';
import { inDigits, longDay, withoutAccents } from './written.ts';

/** Draws the letter that assigns a social security number. */
export async function nss(random: Random): Promise<Drawing> {
  const holder = person(random, { hasAccents: false });
  const face = random.of(PAGE_FACES);
  const asked = someDay(random, 2018, 2026);
  const folio = random.of([random.digits(17), `NSS${random.digits(12)}`]);
  const chain = (when: string) =>
    `||Invocante:portalimssdigital|Trámite:Asignación de NSS|Fecha:${when}|Folio:${folio}|CURP:${holder.curp}|NSS:${holder.nss}||`;
  const code = await qrCode(chain(`${longDay(asked)}, 12:14:0${random.between(1, 9)}`), 120);
  const gender = random.of(holder.sex === 'H' ? ['HOMBRE', 'Hombre', 'MASCULINO'] : ['MUJER', 'Mujer', 'FEMENINO']);
  const birthState = withoutAccents(holder.birthState);
  const content = html`
    <div style="display:flex;justify-content:space-between">
      <b style="font-size:20px;color:#0b5f4e">IMSS</b>
      <div style="text-align:right">INSTITUTO MEXICANO DEL SEGURO SOCIAL<br>Dirección de Incorporación y Recaudación</div>
    </div>
    <div style="text-align:center;font-size:17px;font-weight:700;margin:20px 0">${random.of(TITLES)}</div>
    <div style="text-align:right;font-size:12px">
      <b>${random.of(['Folio:', 'Folio de la solicitud:'])}</b> ${folio}<br>
      <b>${random.of(['Fecha:', 'Fecha de la solicitud:'])}</b> ${random.of([inDigits(asked), longDay(asked)])}
    </div>
    <p style="font-size:12px">Estimado(a) ${holder.fullName}: ${GREETING}</p>
    <div style="text-align:center;font-size:24px;font-weight:700;border:2px solid #0b5f4e;padding:8px;margin:10px 120px">${holder.nss}</div>
    <table style="width:100%;border-collapse:collapse;font-size:12px">
      ${row('Número de Seguridad Social', holder.nss)}
      ${row('CURP', holder.curp)}
      ${row(random.of(['Nombre(s)', 'Nombre (s)']), holder.name)}
      ${row(random.of(['Primer apellido', 'Primer Apellido']), holder.first)}
      ${row('Segundo apellido', holder.second)}
      ${row('Fecha de nacimiento', inDigits(holder.birth))}
      ${row(random.of(['Sexo', 'Género']), gender)}
      ${row(random.of(['Lugar de nacimiento', 'Entidad de nacimiento']), birthState)}
    </table>
    <div style="display:flex;gap:20px;margin-top:26px">
      <div>${code}</div>
      <div style="font-size:9px;word-break:break-all">
        <b>Cadena original</b><br>${chain(longDay(asked))}<br>
        <b>Sello Digital</b><br>${Buffer.from(random.digits(120)).toString('base64')}<br>
        <b>Secuencia Notarial</b> ${random.digits(20)}
      </div>
    </div>
    <div style="border:1px dashed #888;width:330px;padding:10px;margin-top:24px;font-size:12px">
      ${holder.fullName}<br>tu Número de Seguridad Social es:<br>
      <b style="font-size:16px">${holder.nss}</b><br>Asociado a la CURP: ${holder.curp}
    </div>`;
  return pageOf('nss', face, content, {
    nss: holder.nss,
    request_date: asked,
    folio,
    name: holder.name,
    first_lastname: holder.first,
    second_lastname: holder.second || null,
    birthdate: holder.birth,
    curp: holder.curp,
    gender,
    state_of_birth: birthState,
    qr_found: true,
    qr_valid: true,
    nss_structure_valid: true,
    curp_structure_valid: true,
  });
}

const TITLES = [
  'Asignación de Número de Seguridad Social',
  'Asignación o Localización de Número de Seguridad Social',
  'ASIGNACIÓN DE NÚMERO DE SEGURIDAD SOCIAL',
];
const GREETING = 'con base en los datos que proporcionaste, el Instituto te informa que tu Número de Seguridad Social (NSS) es:';

const row = (label: string, value: string) => html`
  <tr>
    <td style="padding:4px 8px;border:1px solid #bbb;color:#444;width:260px">${label}</td>
    <td style="padding:4px 8px;border:1px solid #bbb;font-weight:600">${value}</td>
  </tr>`;
