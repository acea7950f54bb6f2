import { definePhoneHandler } from '../base/phone-step.server.ts';
import { verifyPhone } from './verify-phone.contract.ts';

export const verifyPhoneHandler = definePhoneHandler(verifyPhone, 'SMS', 'WHATSAPP');
