// Shares a job on social networks, each in its own pop-up (JOB-049).
import {
  SHARE_POP_UP,
  SHARE_TARGETS,
  type ShareObstacle,
  type ShareTarget,
  shareAddress,
  shareObstacle,
} from '@onward/domain/positions/career-links';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicConfiguration } from '../../../platform/public-configuration.ts';
import styles from './Networks.module.css';

interface Props {
  url: string;
  title: string;
}

/** Letters instead of logos. */
const INITIALS: Record<ShareTarget, string> = {
  messenger: 'm',
  facebook: 'f',
  twitter: 'X',
  google_plus: 'g',
  linkedin: 'in',
  whatsapp: 'W',
};

export function Networks({ url, title }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { facebook_app_id: facebookAppId } = usePublicConfiguration();
  const [obstacle, setObstacle] = useState<ShareObstacle | null>(null);

  const share = (target: ShareTarget) => {
    setObstacle(shareObstacle(target, facebookAppId));
    const address = shareAddress(target, url, title, facebookAppId);
    if (address === null) return;
    window.open(address, `share-${target}`, `noopener,width=${SHARE_POP_UP.width},height=${SHARE_POP_UP.height}`);
  };

  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{t('sharing:networks.title')}</h2>
      <ul className={styles.networks}>
        {SHARE_TARGETS.map((target) => (
          <li key={target}>
            <button
              type="button"
              className={styles.network}
              data-closed={shareObstacle(target, facebookAppId) !== null}
              onClick={() => share(target)}
            >
              <span className={styles.tile} data-network={target} aria-hidden="true">
                {INITIALS[target]}
              </span>
              {t(`sharing:networks.${target}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {obstacle && t(`sharing:networks.obstacles.${obstacle}`)}
      </p>
    </section>
  );
}
