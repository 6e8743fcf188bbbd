import { isLoopbackHost } from './http/loopback.ts';

/** The product's URL. Tests that start it on a free port set it later. */
export interface ProductAddress {
  publicUrl: string;
  /** Set when the text webhook is not at the product's default path. */
  smsWebhookUrl?: string | undefined;
}

export function smsWebhookUrl(product: ProductAddress): string {
  return product.smsWebhookUrl ?? `${product.publicUrl}/v1/webhooks/sms`;
}

export const mailWebhookUrl = (product: ProductAddress): string => `${product.publicUrl}/v1/webhooks/email`;

/** The sandbox simulates the outside world but never calls it: only this machine and the product itself. */
export function mayCall(product: ProductAddress, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return (
    isLoopbackHost(url.hostname) ||
    url.origin === new URL(product.publicUrl).origin ||
    url.origin === new URL(smsWebhookUrl(product)).origin
  );
}
