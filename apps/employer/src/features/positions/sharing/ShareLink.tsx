// The link to share for each level, with copy button and QR code (JOB-048, JOB-049).
import type { Position } from '@onward/contract/positions/position';
import { Button, Segmented } from 'antd';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../design/codes/QrCode.tsx';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PosterDialog } from './PosterDialog.tsx';
import { downloadQr } from './qr-image.ts';
import styles from './ShareLink.module.css';
import type { SharedLink, ShareLevel } from './share-levels.ts';

interface Props {
  position: Position;
  links: readonly SharedLink[];
}

export function ShareLink({ position, links }: Props) {
  const { t } = useTranslation();
  const poster = useDialog<true>();
  const [level, setLevel] = useState<ShareLevel>('position');
  const link = links.find((one) => one.level === level) ?? links[0];
  if (!link) return null;
  return (
    <section className={styles.block} aria-label={t('sharing:link.title')}>
      <h2>{t('sharing:link.title')}</h2>
      <Segmented<ShareLevel>
        block
        aria-label={t('sharing:link.level')}
        value={link.level}
        options={links.map(({ level: value, name }) => ({ value, label: name || t('sharing:link.thisJob') }))}
        onChange={setLevel}
      />
      <CopyField label={t('sharing:link.title')} value={link.url} />
      <div className={styles.qr}>
        <QrCode text={link.url} label={t('sharing:qr.label', { url: link.url })} />
        <div>
          <h3>{t('sharing:qr.title')}</h3>
          <p>{t('sharing:qr.text')}</p>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Download size={15} />}
              aria-label={t('sharing:qr.download')}
              onClick={() => downloadQr(link.url, `${position.digest_key}-${link.level}.png`)}
            >
              PNG
            </Button>
            <Button size="small" icon={<Printer size={15} />} onClick={() => poster.show(true)}>
              {t('sharing:qr.print')}
            </Button>
          </div>
        </div>
      </div>
      <PosterDialog
        open={poster.open}
        url={link.url}
        title={link.level === 'position' ? position.title : link.name}
        onClose={poster.close}
      />
    </section>
  );
}
