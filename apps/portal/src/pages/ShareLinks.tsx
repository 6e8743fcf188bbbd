// Links to share the job, each with the tag of its network (JOB-049).
import { publicShareTargets, shareAddress } from '@onward/domain/positions/career-links';
import { Icon } from '../parts/Icon.tsx';
import { useTexts } from '../texts/texts.ts';

interface ShareProps {
  url: string;
  title: string;
  facebookAppId: string | null;
}

export function ShareLinks({ url, title, facebookAppId }: ShareProps) {
  const { t } = useTexts();
  return (
    <section>
      <h2>{t('careers:jobs.share')}</h2>
      <ul class="share">
        {publicShareTargets(facebookAppId).map((target) => {
          const address = shareAddress(target, url, title, facebookAppId);
          return (
            address && (
              <li key={target}>
                <a class="chip" href={address} target="_blank" rel="noopener noreferrer" data-share>
                  {t(`careers:jobs.networks.${target}`)}
                </a>
              </li>
            )
          );
        })}
        <li>
          <button
            class="chip"
            type="button"
            hidden
            data-copy={url}
            data-copied={t('careers:jobs.copied')}
            data-failed={t('careers:jobs.copyFailed')}
          >
            <Icon name="copy" size={18} />
            <span aria-live="polite">{t('careers:jobs.copy')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
