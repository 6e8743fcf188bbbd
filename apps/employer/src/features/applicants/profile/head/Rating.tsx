// The team's average rating; clicking it opens the user's own (APP-033).
import type { Application } from '@onward/contract/applicants/application';
import { RATING_MAX } from '@onward/domain/applicants/remarks';
import { Button, Popover } from 'antd';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../../platform/access.ts';
import { Stars } from '../../status/Stars.tsx';
import { rate } from '../profile.api.ts';
import styles from './Rating.module.css';

type Rated = Pick<Application, 'id' | 'rating' | 'my_rating'>;

export function Rating({ applicant }: { applicant: Rated }) {
  const { t } = useTranslation();
  const access = useAccess();
  const [open, setOpen] = useState(false);
  if (!access.may({ module: 'rating' })) return null;
  if (!access.may({ module: 'rating', writes: true })) return <Stars rating={applicant.rating} />;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={<OwnStars applicant={applicant} />}
    >
      <button type="button" className={styles.trigger} aria-expanded={open}>
        {applicant.rating === null ? (
          <>
            <Star size={14} aria-hidden="true" /> {t('applicants:profile.rating.rate')}
          </>
        ) : (
          <>
            <Stars rating={applicant.rating} />
            <span className="visually-hidden">{t('applicants:profile.rating.change')}</span>
          </>
        )}
      </button>
    </Popover>
  );
}

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

function OwnStars({ applicant: { id, my_rating } }: { applicant: Rated }) {
  const { t } = useTranslation();
  const group = useId();
  const [given, setGiven] = useState(my_rating);
  const give = (stars: number | null) => {
    setGiven(stars);
    // The global error handler shows why it was refused.
    void rate(id, stars).catch(() => setGiven(my_rating));
  };
  return (
    <div className={styles.own}>
      <fieldset className={styles.stars}>
        <legend>{t('applicants:profile.rating.yours')}</legend>
        {STARS.map((stars) => (
          <label key={stars} data-lit={given !== null && stars <= given}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={given === stars}
              onChange={() => give(stars)}
            />
            <Star size={24} aria-hidden="true" />
            <span className="visually-hidden">{t('applicants:profile.rating.stars', { count: stars })}</span>
          </label>
        ))}
      </fieldset>
      {given !== null && (
        <Button size="small" onClick={() => give(null)}>
          {t('applicants:profile.rating.remove')}
        </Button>
      )}
    </div>
  );
}
