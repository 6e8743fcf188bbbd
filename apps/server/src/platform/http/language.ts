// Picks the response language: the one the request asks for, if we offer it.
import { chooseLanguage, type EnvironmentName, type Language } from '@onward/domain/platform/languages';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    environmentName: EnvironmentName;
  }
}

export function languageOf(request: FastifyRequest): Language {
  const { locale, 'accept-language': accepted } = request.headers;
  const asked = typeof locale === 'string' ? locale : undefined;
  const browser = accepted?.split(',').map((entry) => entry.split(';')[0]) ?? [];
  return chooseLanguage([asked, ...browser], request.server.environmentName);
}
