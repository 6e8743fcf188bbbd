// A photo of a document or a face, with a larger view of it.
import { useQuery } from '@tanstack/react-query';
import { ImageOff, RotateCw, ZoomIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { Spinner } from '../../../design/status/Spinner.tsx';
import { useObjectUrl } from '../../../platform/use-object-url.ts';
import { pictureQuery } from '../cases.api.ts';
import styles from './Picture.module.css';

interface Props {
  of: 'case' | 'copy';
  id: number;
  /** What it shows, for screen readers and as title of the larger view. */
  name: string;
  /** A small preview beside a form, or a large picture to look at. */
  size?: 'small' | 'large';
}

export function Picture({ of, id, name, size = 'large' }: Props) {
  const { t } = useTranslation();
  const { data: blob, error, refetch } = useQuery(pictureQuery({ of, id }));
  const enlarged = useDialog<null>();
  return (
    <figure className={styles.picture} data-size={size}>
      {blob && (
        <button
          type="button"
          className={styles.open}
          aria-label={`${t('everify-cases:photo.enlarge')}: ${name}`}
          onClick={() => enlarged.show(null)}
        >
          <Loaded blob={blob} name={name} />
          <span className={styles.zoom}>
            <ZoomIn size={15} aria-hidden="true" />
            {size === 'large' && t('everify-cases:photo.enlarge')}
          </span>
        </button>
      )}
      {!blob && !error && <Spinner />}
      {!blob && error && (
        <button type="button" className={styles.failed} onClick={() => void refetch()}>
          <ImageOff size={18} aria-hidden="true" />
          {t('everify-cases:photo.notLoaded')}
          <span>
            <RotateCw size={13} aria-hidden="true" /> {t('everify-cases:photo.retry')}
          </span>
        </button>
      )}
      {blob && (
        <Dialog open={enlarged.open} title={name} width="preview" onClose={enlarged.close}>
          <div className={styles.large}>
            <Loaded blob={blob} name={name} />
          </div>
        </Dialog>
      )}
    </figure>
  );
}

/** The server tells what it is, because the name of a file proves nothing. */
function Loaded({ blob, name }: { blob: Blob; name: string }) {
  const address = useObjectUrl(blob, blob.type || 'image/jpeg');
  if (!address) return null;
  if (blob.type === 'application/pdf') return <iframe src={address} title={name} />;
  return <img src={address} alt={name} />;
}
