// Copies of forms and documents that the employee signed.
import { getPortalFile, type Portal } from '@onward/contract/onboarding/onboarding-portal';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { usePortalClient } from '../portal-client.ts';
import { saveFile } from './save-file.ts';

type PortalFile = Portal['files'][number];

export function Copies({ files }: { files: readonly PortalFile[] }) {
  const { t } = useTexts();
  const client = usePortalClient();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const download = async ({ id, name }: PortalFile): Promise<void> => {
    setBusy(id);
    setFailed(null);
    try {
      saveFile(await client.file(getPortalFile, { params: { id } }), /\.\w{2,4}$/.test(name) ? name : `${name}.pdf`);
    } catch {
      setFailed(t('onboarding-portal:copies.failed', { name }));
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {failed && (
        <p class="notice notice-problem" role="alert">
          {failed}
        </p>
      )}
      <ul class="rows">
        {files.map((file) => (
          <li key={file.id}>
            <button
              class="row"
              type="button"
              disabled={busy === file.id}
              aria-label={t('onboarding-portal:copies.download', { name: file.name })}
              onClick={() => void download(file)}
            >
              <Icon name="file" />
              <span class="row-words">{file.name}</span>
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
