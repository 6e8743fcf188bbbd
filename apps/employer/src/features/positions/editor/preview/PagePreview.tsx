// A preview of a public page on a phone or in a window, which can be enlarged.
import type { BrandColor } from '@onward/domain/company/brand-colors';
import { Button, Segmented } from 'antd';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { BrandPage } from '../../../careers/parts/BrandPage.tsx';
import styles from './PagePreview.module.css';

const DEVICES = ['phone', 'desktop'] as const;
type Device = (typeof DEVICES)[number];

interface Props {
  color?: BrandColor | undefined;
  note: string;
  /** The page; it adapts to the width it is given. */
  children: ReactNode;
}

export function PagePreview({ color, note, children }: Props) {
  const { t } = useTranslation();
  const [device, setDevice] = useState<Device>('phone');
  const enlarged = useDialog<true>();
  const page = <BrandPage {...(color && { color })}>{children}</BrandPage>;
  return (
    <aside className={styles.preview} aria-label={t('positions:preview.title')}>
      <div className={styles.head}>
        <h3>{t('positions:preview.title')}</h3>
        {device === 'desktop' && (
          <Button
            className={styles.enlarge ?? ''}
            type="text"
            size="small"
            icon={<Maximize2 size={15} />}
            aria-label={t('positions:preview.enlarge')}
            title={t('positions:preview.enlarge')}
            onClick={() => enlarged.show(true)}
          />
        )}
        <Segmented<Device>
          size="small"
          aria-label={t('positions:preview.device')}
          value={device}
          onChange={setDevice}
          options={DEVICES.map((value) => ({ value, label: t(`positions:preview.devices.${value}`) }))}
        />
      </div>
      <div className={styles[device]}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className={styles.screen} aria-label={t(`positions:preview.devices.${device}`)} tabIndex={0}>
          <div className={styles.scaled}>{page}</div>
        </section>
      </div>
      <p className={styles.note}>{note}</p>
      <Dialog open={enlarged.open} title={t('positions:preview.title')} width="preview" onClose={enlarged.close}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className={styles.large} aria-label={t('positions:preview.devices.desktop')} tabIndex={0}>
          {page}
        </section>
      </Dialog>
    </aside>
  );
}
