// Everything is done: the first day, what to bring, and copies of what was signed (design 56f).

import type { Portal } from '@onward/contract/onboarding/onboarding-portal';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { Icon } from '../../../parts/Icon.tsx';
import { longDayText } from '../../../texts/date-texts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { Copies } from './Copies.tsx';
import { firstDayEvent } from './first-day-event.ts';
import { saveFile } from './save-file.ts';

export function AllDone({ portal }: { portal: Portal }) {
  const { t } = useTexts();
  return (
    <>
      <FirstDay portal={portal} />
      {portal.first_shift.brings_papers && <Papers />}
      {portal.files.length > 0 && (
        <section>
          <h2 class="quiet-heading">{t('onboarding-portal:copies.title')}</h2>
          <Copies files={portal.files} />
        </section>
      )}
      <p class="meta">{t('onboarding-portal:allDone.later', { company: advertiserOf(portal) })}</p>
    </>
  );
}

export function FirstDay({ portal }: { portal: Portal }) {
  const { t, language } = useTexts();
  const { start_date, address, location_name, contact_name } = portal.first_shift;
  const place = address ?? location_name;
  const addToCalendar = (day: string): void => {
    const title = t('onboarding-portal:firstDay.event', { company: portal.brand_name });
    const file = firstDayEvent({ day, title, place, key: portal.process_key, now: new Date() });
    saveFile(new Blob([file], { type: 'text/calendar' }), 'first-day.ics');
  };
  return (
    <section class="card stack-small" aria-labelledby="first-day">
      <h2 id="first-day">{t('onboarding-portal:firstDay.title')}</h2>
      <ul class="day-facts">
        <li class="with-icon">
          <Icon name="calendar" />
          <span>{start_date ? longDayText(language, start_date) : t('onboarding-portal:firstDay.dayUnknown')}</span>
        </li>
        {place && (
          <li class="with-icon">
            <Icon name="pin" />
            <span>{place}</span>
          </li>
        )}
        {contact_name && (
          <li class="with-icon">
            <Icon name="user" />
            <span>{t('onboarding-portal:firstDay.askFor', { name: contact_name })}</span>
          </li>
        )}
      </ul>
      <div class="button-pair">
        {start_date && (
          <button class="quiet-button" type="button" onClick={() => addToCalendar(start_date)}>
            <Icon name="calendar" size={20} /> {t('onboarding-portal:firstDay.calendar')}
          </button>
        )}
        {address && (
          <a
            class="quiet-button"
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="pin" size={20} /> {t('onboarding-portal:firstDay.map')}
          </a>
        )}
      </div>
    </section>
  );
}

/** The official list of acceptable documents. */
const OFFICIAL_LIST = 'https://www.uscis.gov/i-9-central/form-i-9-acceptable-documents';

function Papers() {
  const { t } = useTexts();
  return (
    <section class="card next-task" aria-labelledby="papers">
      <div class="next-words">
        <span class="soft-tile" aria-hidden="true">
          <Icon name="idCard" />
        </span>
        <div>
          <h2 class="task-title" id="papers">
            {t('onboarding-portal:papers.title')}
          </h2>
          <p class="words">{t('onboarding-portal:papers.text')}</p>
          <a class="plain-link" href={OFFICIAL_LIST} target="_blank" rel="noreferrer">
            {t('onboarding-portal:papers.list')}
          </a>
        </div>
      </div>
    </section>
  );
}
