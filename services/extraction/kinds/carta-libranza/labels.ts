/** Labels of the letter itself. */
export const letterLabels = {
  businessName: ['Entidad Financiera', 'Nombre de la Entidad Financiera', 'Institución Financiera', 'Nombre comercial', 'Razón social'],
  businessFolio: ['Folio de la Entidad Financiera', 'Folio', 'Número de folio', 'No. de folio', 'Folio de la solicitud', 'Folio SIPRE'],
  businessPhone: ['Teléfono de la Entidad Financiera', 'Teléfono', 'Teléfono de atención', 'Tel.', 'Teléfono de contacto'],
  businessEmail: ['Correo electrónico de la Entidad Financiera', 'Correo de la Entidad Financiera', 'Correo de contacto', 'Correo electrónico de atención'],
  date: ['Fecha', 'Fecha de emisión', 'Fecha de expedición', 'Lugar y fecha', 'Fecha de la carta', 'Fecha de solicitud'],
  ooad: ['OOAD', 'Órgano de Operación Administrativa Desconcentrada', 'OOAD de adscripción', 'Delegación'],
  promotor: ['Promotor', 'Nombre del promotor', 'Promotor de crédito'],
  curp: ['CURP'],
  nss: ['NSS', 'Número de Seguridad Social', 'No. de Seguridad Social'],
  firstName: ['Nombre(s)', 'Nombre', 'Nombres'],
  fullName: ['Nombre completo', 'Nombre del pensionado', 'Nombre del solicitante', 'Nombre del pensionado(a)', 'Nombre del titular'],
  firstLastname: ['Primer apellido', 'Apellido paterno'],
  secondLastname: ['Segundo apellido', 'Apellido materno'],
  email: ['Correo electrónico', 'Correo electrónico del pensionado', 'E-mail', 'Correo'],
  mobile: ['Teléfono celular', 'Celular', 'Número de celular', 'Teléfono móvil', 'Número celular'],
  loanAmount: ['Importe del préstamo', 'Monto del préstamo', 'Monto total del préstamo', 'Importe del crédito', 'Monto del crédito'],
  toReceive: ['Importe a recibir', 'Monto a recibir', 'Importe neto a recibir', 'Monto neto a recibir', 'Monto a depositar'],
  monthly: ['Descuento mensual', 'Importe del descuento mensual', 'Monto del descuento mensual', 'Descuento mensual fijo'],
  totalDue: ['Monto total a pagar', 'Importe total a pagar', 'Total a pagar'],
  cat: ['CAT con IVA', 'CAT (con IVA)', 'Costo Anual Total (CAT) con IVA', 'CAT', 'Costo Anual Total', 'CAT con IVA incluido'],
  firstDeduction: ['Fecha del primer descuento', 'Primer descuento', 'Fecha de primer descuento', 'Fecha primer descuento', 'Mes del primer descuento'],
  validity: ['Vigencia del folio', 'Fecha de vigencia del folio', 'Vigencia', 'Folio vigente hasta', 'Fecha de vigencia'],
  term: ['Plazo', 'Plazo del préstamo', 'Plazo en meses', 'Número de descuentos', 'Plazo del crédito'],
  liquidate: ['Préstamos a liquidar', 'Créditos a liquidar', 'Préstamo a liquidar', 'Préstamos por liquidar'],
} as const;

/** Columns of the loans that the new one pays off. */
export const loanColumns = {
  fine_entity: ['Entidad Financiera', 'Entidad', 'Institución'],
  entity_clabe: ['CLABE', 'CLABE interbancaria', 'Cuenta CLABE'],
  loan_amount: ['Importe del préstamo', 'Monto del préstamo', 'Monto', 'Importe'],
  monthly_deduction: ['Descuento mensual', 'Descuento', 'Mensualidad'],
  deductions_term: ['Plazo', 'Número de descuentos', 'Descuentos restantes', 'Descuentos', 'Plazo (meses)'],
  capital_balance: ['Saldo capital', 'Saldo de capital', 'Saldo insoluto', 'Capital'],
  total_amount_due: ['Monto total a pagar', 'Total a pagar', 'Monto a liquidar', 'Total a liquidar', 'Importe a liquidar', 'Total'],
  cat_with_iva: ['CAT con IVA', 'CAT (con IVA)', 'CAT'],
} as const;
