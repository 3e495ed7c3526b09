import type { Context } from '../platform/handler.ts';

/** The context of the operations that send a mail to a customer. */
export type MailContext = Context<'SendMailer' | 'SendOrderConfirmation' | 'SendDispatchNews' | 'SendReminder'>;
