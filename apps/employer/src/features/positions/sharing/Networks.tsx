// Shares a job on social networks, each in its own pop-up (JOB-049).
import { SHARE_POP_UP, SHARE_TARGETS, type ShareTarget, shareAddress } from '@onward/domain/positions/career-links';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const [closedAsked, setClosedAsked] = useState(false);

  const share = (target: ShareTarget) => {
    const address = shareAddress(target, url, title);
    if (address === null) return setClosedAsked(true);
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
              data-closed={shareAddress(target, url, title) === null}
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
        {closedAsked && t('sharing:networks.closed')}
      </p>
    </section>
  );
}
