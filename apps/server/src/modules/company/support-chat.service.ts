// Opens the support chat for somebody who is signed in (INT-017).

import type { openSupportChat as endpoint } from '@onward/contract/company/support-chat';
import type { BodyOf } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { Refusal, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { ProviderFailed, ProviderSilent } from '../../platform/outbound.ts';
import { openChat } from '../../providers/support-chat/support-chat-client.ts';

type ChatCall = Pick<CompanyCall, 'language'> & { access: CompanyAccess };

export async function openSupportChat(
  app: App,
  { access, language }: ChatCall,
  { page_url, request_url = '', error_reference = null, details = '' }: BodyOf<typeof endpoint>['support_chat'],
): Promise<{ url: string }> {
  const { supportChat } = app.config;
  if (!supportChat) throw wrongState('service_off');
  const person = {
    id: `${access.companyId}:${access.userId}`,
    email: access.email,
    company: access.companyName,
    language,
  };
  try {
    const url = await openChat(supportChat, {
      person,
      page_url,
      request_url: request_url || null,
      error_reference,
      details: details || null,
    });
    return { url };
  } catch (error) {
    if (!(error instanceof ProviderSilent || error instanceof ProviderFailed)) throw error;
    throw new Refusal(errorCodes.providerFailed, { key: 'providers.support_chat_unavailable' }, { cause: error });
  }
}
