// Previews a PDF, image or text file in a drawer next to the profile (AHD-022).
import type { ApplicationAttachment } from '@onward/contract/applicants/application';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useObjectUrl } from '../../../../platform/use-object-url.ts';
import { fileQuery } from '../profile.api.ts';
import styles from './FilePreview.module.css';
import { saveAs } from './file-facts.ts';

interface Props {
  file: Pick<ApplicationAttachment, 'id' | 'file_name' | 'content_type'>;
  open: boolean;
  onClose: () => void;
}

export function FilePreview({ file, open, onClose }: Props) {
  const { t } = useTranslation();
  const { data: blob, error, refetch } = useQuery({ ...fileQuery(file.id), enabled: open });
  return (
    <SideDrawer
      open={open}
      title={file.file_name}
      width="review"
      onClose={onClose}
      actions={
        <Button icon={<Download size={16} />} onClick={() => void saveAs(file).catch(() => null)}>
          {t('applicants:profile.files.downloadShort')}
        </Button>
      }
    >
      {blob && <FileContent file={file} blob={blob} />}
      {!blob && !error && <SkeletonRows avatar={false} />}
      {error && (
        <LoadFailure title={t('applicants:profile.files.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  );
}

function FileContent({
  file: { file_name: name, content_type: type },
  blob,
}: {
  file: Pick<ApplicationAttachment, 'id' | 'file_name' | 'content_type'>;
  blob: Blob;
}) {
  const address = useObjectUrl(blob, type);
  const text = useText(type === 'text/plain' ? blob : null);
  if (text !== null) return <pre className={styles.text}>{text}</pre>;
  if (!address) return null;
  if (type.startsWith('image/')) return <img className={styles.image} src={address} alt={name} />;
  return <iframe className={styles.pages} src={address} title={name} />;
}

function useText(blob: Blob | null): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void blob?.text().then((read) => wanted && setText(read));
    return () => {
      wanted = false;
    };
  }, [blob]);
  return text;
}
