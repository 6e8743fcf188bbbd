// Uploads a file and tracks its progress, or why it failed.
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { type Upload, UploadRefused, uploadFile } from '../upload-file.ts';

export type Sending = { file: File; percent: number } | { file: File; failure: string };

interface Way {
  category: 'resume' | 'document';
  /** Upload URL of this page; created when the first file is sent. */
  address(): Promise<string>;
  headers?(): Record<string, string>;
}

export function useTransfer({ category, address, headers }: Way) {
  const { t } = useTexts();
  const [sending, setSending] = useState<Sending | null>(null);
  /** Null when the upload failed; `sending` has the reason. */
  const transfer = async (file: File, facts: Record<string, string> = {}): Promise<Upload | null> => {
    setSending({ file, percent: 0 });
    try {
      const onProgress = (percent: number) => setSending({ file, percent });
      const upload = await uploadFile({
        address: await address(),
        category,
        file,
        headers: headers?.() ?? {},
        facts,
        onProgress,
      });
      setSending(null);
      return upload;
    } catch (error) {
      const said = error instanceof UploadRefused ? error.message : '';
      setSending({ file, failure: said || t('careers:files.failed', { name: file.name }) });
      return null;
    }
  };
  return { sending, transfer };
}
