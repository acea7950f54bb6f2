import type { Random } from '../random.ts';
import { html, qrCode } from './html.ts';
import { PLACES } from './lists.ts';
import { type Person, person, someDay } from './people.ts';
import { type Drawing, PAGE_FACES, pageOf } from './sheets.ts';
import { inDigits, longDay, withoutAccents } from './written.ts';

/** The data on both designs of the certificate. */
interface Certificate {
  holder: Person;
  registeredIn: string;
  printed: string;
  registered: string;
  folio: string;
  code: string;
}

/** Draws a CURP certificate in its design of 2018 or 2021. */
export async function curp(random: Random, turn: number): Promise<Drawing> {
  const holder = person(random, { hasAccents: false });
  const face = random.of(PAGE_FACES);
  const registeredIn = withoutAccents(random.of(PLACES).state);
  const printed = someDay(random, 2019, 2026);
  const registered = someDay(random, 1998, 2010);
  const folio = random.digits(9);
  const code = await qrCode(codeText(random, holder), 130);
  const certificate = { holder, registeredIn, printed, registered, folio, code };
  return pageOf('curp', face, turn % 2 === 0 ? of2018(certificate) : of2021(certificate), {
    full_name: holder.fullName,
    curp: holder.curp,
    curp_structure_valid: true,
    birthdate: holder.birth,
    state_of_birth: holder.birthState,
    state_of_registration: registeredIn,
    asociated_curps: [],
    qr_found: true,
    qr_valid: true,
  });
}

function codeText(random: Random, { curp: key, first, second, name, sex, birth, birthState }: Person): string {
  const names = [first, second, name].map(withoutAccents);
  const facts = [...names, sex === 'H' ? 'HOMBRE' : 'MUJER', inDigits(birth), withoutAccents(birthState), random.between(1, 32)];
  return `${key}||${facts.join('|')}|`;
}

const IDENTITY = [
  'El derecho a la identidad está consagrado en nuestra Constitución. En la Secretaría de Gobernación trabajamos todos los días para',
  'garantizar que las y los mexicanos por nacimiento o naturalización gocen de este derecho plenamente; y de esta forma puedan acceder',
  'de manera más sencilla a trámites y servicios.',
].join(' ');
const AIM = [
  'Nuestro objetivo es que el uso y adopción de la CURP permita a la población tener una sola llave de acceso a servicios',
  'gubernamentales, ser atendida rápidamente y poder realizar trámites desde cualquier computadora con acceso a internet dentro o fuera',
  'del país.',
].join(' ');
const FREE = [
  'TRÁMITE GRATUITO. La impresión de la constancia CURP en papel bond, a color o blanco y negro, es válida y debe ser aceptada para',
  'realizar todo trámite. Tus datos personales están protegidos conforme a la ley. 01 800 911 11 11',
].join(' ');
const AUTHORITY = [
  'La Secretaría de Gobernación, a través del Registro Nacional de Población, tiene la atribución de registrar a cada una de las',
  'personas que integran la población del país y de acreditar fehacientemente su identidad.',
].join(' ');
const QUESTIONS = [
  'Estamos a sus órdenes para cualquier aclaración o duda sobre la conformación de su clave en TELCURP, marcando el',
  '55 51 28 11 11.',
].join(' ');

const of2018 = ({ holder, registeredIn, printed, registered, folio, code }: Certificate) => html`
  <div style="display:flex;justify-content:space-between;font-weight:700;font-size:15px;color:#444">
    <span>SEGOB<br><small>SECRETARÍA DE GOBERNACIÓN</small></span>
    <span>RENAPO<br><small>Registro Nacional de Población</small></span>
  </div>
  <div style="text-align:center;font-size:19px;font-weight:700;margin:16px 0 10px">
    ESTADOS UNIDOS MEXICANOS<br>CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN
  </div>
  <div style="display:flex;gap:30px;align-items:center">
    <div style="border:1px solid #777;padding:10px 14px;flex:1">
      <div style="color:#666">Clave:</div>
      <div style="font-size:24px;font-weight:700">${holder.curp}</div>
      <div style="color:#666;margin-top:6px">Nombre</div>
      <div style="font-size:15px">${holder.fullName}</div>
    </div>
    <div>${code}</div>
  </div>
  <table style="width:100%;margin-top:12px;font-size:12px;border-collapse:collapse">
    <tr style="color:#666"><td>Fecha de inscripción</td><td>Folio</td><td>Entidad de registro</td></tr>
    <tr style="font-size:14px"><td>${inDigits(registered)}</td><td>${folio}</td><td>${registeredIn}</td></tr>
  </table>
  <p style="font-size:12px;color:#2a6">CURP Certificada: verificada con el Registro Civil</p>
  <p style="margin-top:40px;font-size:14px"><b>${holder.fullName}</b><br><b>PRESENTE</b></p>
  <p style="text-align:right;font-size:13px">Ciudad de México, a ${longDay(printed)}</p>
  <p style="font-size:13px">${IDENTITY}</p>
  <p style="font-size:13px">${AIM}</p>
  <p style="font-size:12px;color:#666;margin-top:60px">${FREE}</p>`;

const of2021 = ({ holder, registeredIn, printed, registered, folio, code }: Certificate) => html`
  <div style="display:flex;justify-content:space-between;align-items:center">
    <div style="font-size:22px;color:#691c32;font-weight:700">
      GOBERNACIÓN<br><span style="font-size:11px;font-weight:400">SECRETARÍA DE GOBERNACIÓN</span>
    </div>
    <div style="font-size:12px;text-align:right">Dirección General del Registro<br>Nacional de Población e Identidad</div>
  </div>
  <div style="font-size:20px;font-weight:700;margin:18px 0">Constancia de la Clave Única de Registro de Población</div>
  <div style="display:grid;grid-template-columns:1fr 180px;gap:10px;font-size:12px">
    <div>
      <div style="color:#8a6d3b">Clave</div>
      <div style="font-size:23px;font-weight:700;letter-spacing:1px">${holder.curp}</div>
      <div style="color:#8a6d3b;margin-top:8px">Nombre</div>
      <div style="font-size:16px">${holder.fullName}</div>
      <div style="display:flex;gap:40px;margin-top:8px">
        <div><span style="color:#8a6d3b">Entidad de registro</span><br><span style="font-size:14px">${registeredIn}</span></div>
        <div><span style="color:#8a6d3b">Folio</span><br>${folio}</div>
      </div>
      <div style="margin-top:6px"><span style="color:#8a6d3b">Fecha de inscripción:</span> ${inDigits(registered)}</div>
    </div>
    <div>${code}</div>
  </div>
  <div style="margin:20px 0;font-size:13px;color:#285">✓ CURP Certificada: verificada con el Registro Civil</div>
  <p style="font-size:14px">${holder.fullName}<br>PRESENTE</p>
  <p style="font-size:13px;text-align:right">Ciudad de México, a ${longDay(printed)}</p>
  <p style="font-size:13px">${AUTHORITY}</p>
  <p style="font-size:12px;color:#555">${QUESTIONS}</p>
  <hr>
  <div style="display:flex;gap:30px;font-size:11px;color:#444">
    <div style="border:1px dashed #999;padding:8px;width:300px">
      CLAVE ÚNICA DE REGISTRO DE POBLACIÓN<br><b style="font-size:15px">${holder.curp}</b><br>${holder.fullName}
    </div>
  </div>`;
