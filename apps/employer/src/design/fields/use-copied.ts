// Copies a text and shows for two seconds that it was copied (PLT-041).
import { COPY_HIGHLIGHT_SECONDS } from '@onward/domain/platform/constants';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../toasts/toasts.ts';

export function useCopied(text: string): { copied: boolean; copy: () => Promise<void> } {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPY_HIGHLIGHT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toasts.error(t('shell:copy.failed'));
    }
  };
  return { copied, copy };
}
