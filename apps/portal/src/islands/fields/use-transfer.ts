// A file on its way to the server: how far it is, or why it did not arrive.
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { type Upload, UploadRefused, uploadFile } from '../upload-file.ts';

export type Sending = { file: File; percent: number } | { file: File; failure: string };

interface Way {
  category: 'resume' | 'document';
  /** Where files of this page go; made when the first one is sent. */
  address(): Promise<string>;
}

export function useTransfer({ category, address }: Way) {
  const { t } = useTexts();
  const [sending, setSending] = useState<Sending | null>(null);
  /** Null when it did not arrive; what stands in `sending` says why. */
  const transfer = async (file: File): Promise<Upload | null> => {
    setSending({ file, percent: 0 });
    try {
      const onProgress = (percent: number) => setSending({ file, percent });
      const upload = await uploadFile({ address: await address(), category, file, onProgress });
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
