// What the document is for decides its tags, its checks, and what its signers are called.
import type { DocumentKind } from '@onward/domain/documents/content';
import type { SignerRole } from '@onward/domain/documents/fields';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

export const DocumentKindContext = createContext<DocumentKind>('offer');

export const useDocumentKind = (): DocumentKind => useContext(DocumentKindContext);

export function useSignerName(): (role: SignerRole) => string {
  const { t } = useTranslation();
  const kind = useDocumentKind();
  return (role) =>
    t(kind === 'company_document' && role === 'applicant' ? 'documents:employee' : `documents:roles.${role}`);
}
