// Photos that were kept with Section 2, to be sent without taking them again.
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SidePhoto } from '../../cases.api.ts';
import { Picture } from '../../parts/Picture.tsx';
import styles from './Steps.module.css';

const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

interface Props {
  copies: EverifyCase['copies'];
  chosen: Record<Side, SidePhoto | null>;
  onChoose: (side: Side, uploadId: number) => void;
}

export function KeptPhotos({ copies, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  if (copies.length === 0) return null;
  return (
    <section className={styles.kept} aria-label={t('everify-cases:upload.kept')}>
      <h3>{t('everify-cases:upload.kept')}</h3>
      <ul>
        {copies.map(({ id, name, upload_id }) => (
          <li key={id}>
            <Picture of="copy" id={id} name={name} size="small" />
            {SIDES.map((side) => (
              <Button
                key={side}
                size="small"
                aria-pressed={chosen[side] === upload_id}
                aria-label={`${t(`everify-cases:upload.use.${side}`)}: ${name}`}
                type={chosen[side] === upload_id ? 'primary' : 'default'}
                onClick={() => onChoose(side, upload_id)}
              >
                {t(`everify-cases:upload.use.${side}`)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
