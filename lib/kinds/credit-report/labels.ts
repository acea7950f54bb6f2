import { surnameLabels } from '../values/surname-labels.ts';
/** Labels of the holder's data at the head of a report. Below: the column titles of its tables, then the headings of its parts. */
export const headLabels = {
  name: [
    'Nombre',
    'Nombre completo',
    'Nombre del cliente',
    'Nombre o razón social',
    'Razón social',
    'Denominación o razón social',
    'Nombre(s) y apellidos',
    'Nombre(s)',
  ],
  ...surnameLabels,
  rfc: ['RFC'],
  curp: ['CURP'],
  birth: ['Fecha de nacimiento', 'Fecha de constitución'],
  street: ['Domicilio', 'Calle y número', 'Calle', 'Dirección', 'Domicilio fiscal'],
  number: ['Número', 'No. exterior', 'Número exterior'],
  neighborhood: ['Colonia', 'Colonia o población'],
  zip: ['Código postal', 'C.P.'],
  city: ['Ciudad', 'Municipio', 'Delegación o municipio', 'Municipio o delegación', 'Delegación/Municipio', 'Alcaldía o municipio'],
  state: ['Estado', 'Entidad federativa'],
  country: ['País'],
  score: ['Mi Score', 'Score', 'FICO Score', 'Puntaje', 'BC Score', 'Calificación', 'Score crediticio', 'Mi Score de Crédito'],
  date: ['Fecha de consulta', 'Folio', 'Folio de consulta', 'Folio consulta', 'Fecha de registro en Buró'],
  phone: ['Teléfono', 'Teléfonos', 'Empleo', 'Nacionalidad'],
  heading: ['Domicilio reportado', 'Domicilios reportados', 'Datos del domicilio'],
} as const;

export const creditColumns = {
  institution: ['Otorgante', 'Institución', 'Nombre del otorgante', 'Otorgante de crédito'],
  status: ['Estatus', 'Situación', 'Estado', 'Forma de pago', 'Estatus del crédito', 'Comportamiento', 'MOP'],
  type: ['Tipo de crédito', 'Tipo de contrato', 'Producto', 'Tipo de producto', 'Tipo', 'Tipo de contrato / producto', 'Tipo de cuenta'],
  start_date: ['Fecha de apertura', 'Apertura', 'Fecha apertura'],
  end_date: ['Fecha de cierre', 'Cierre', 'Fecha cierre'],
  last_update: ['Última actualización', 'Actualización', 'Fecha de actualización', 'Último reporte', 'Fecha de reporte', 'Reportado'],
  last_payment_date: ['Último pago', 'Fecha de último pago', 'Fecha último pago'],
  current_balance: ['Saldo actual', 'Saldo'],
  overdue_balance: ['Saldo vencido', 'Vencido'],
  payment_amount: ['Monto a pagar', 'Pago', 'Importe a pagar', 'Monto de pago', 'Pago actual'],
  credit_limit_amount: ['Límite de crédito', 'Límite'],
  max_credit_amount: ['Máximo autorizado', 'Crédito máximo', 'Máximo', 'Crédito máximo autorizado', 'Monto máximo'],
} as const;

export const consultationColumns = {
  institution: ['Otorgante', 'Institución', 'Usuario', 'Nombre del otorgante'],
  date: ['Fecha', 'Fecha de consulta', 'Fecha consulta'],
  phone: ['Teléfono', 'Tel.'],
  address: ['Domicilio', 'Dirección'],
  kind: ['Tipo', 'Tipo de consulta', 'Tipo de crédito', 'Importe', 'Monto'],
} as const;

export const shareholderColumns = {
  name: ['Nombre', 'Accionista', 'Nombre del accionista', 'Nombre o razón social'],
  rfc: ['RFC'],
  address: ['Domicilio', 'Dirección'],
  participation: ['Participación', '% de participación', 'Porcentaje', '%', 'Porcentaje de participación', 'Participación accionaria'],
} as const;

export const guarantorColumns = {
  name: ['Nombre', 'Aval', 'Nombre del aval', 'Nombre o razón social'],
  rfc: ['RFC'],
  address: ['Domicilio', 'Dirección'],
  amount: ['Monto', 'Importe', 'Monto avalado', 'Importe avalado', 'Monto garantizado'],
} as const;

export const parts = {
  credits: [
    'Créditos',
    'Detalle de créditos',
    'Detalle de los créditos',
    'Créditos activos',
    'Créditos liquidados',
    'Créditos bancarios',
    'Créditos no bancarios',
    'Detalle de cuentas',
    'Resumen de créditos',
    'Historial de créditos',
  ],
  consultations: [
    'Detalle de consultas',
    'Consultas realizadas',
    'Consultas en los últimos 24 meses',
    'Consultas',
    'Consultas previas',
    'Historial de consultas',
  ],
  shareholders: ['Accionistas', 'Principales accionistas', 'Relación de accionistas'],
  guarantors: ['Avales', 'Relación de avales', 'Avales y obligados solidarios', 'Garantes'],
  head: [
    'Datos generales',
    'Domicilio reportado',
    'Domicilios reportados',
    'Datos de la empresa',
    'Domicilio',
    'Empleos',
    'Datos personales',
  ],
} as const;
