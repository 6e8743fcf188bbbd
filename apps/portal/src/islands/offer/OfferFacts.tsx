// What is offered: as one line above the inputs, or as a large card above the letter.
import type { OfferTask } from '@onward/contract/offers/offer-tasks';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { formatSalary } from '@onward/domain/platform/text';
import { Chevrons } from '../../parts/Chevrons.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Tile } from '../../parts/Tile.tsx';
import { weekdayText } from '../../texts/date-texts.ts';
import { type Texts, useTexts } from '../../texts/texts.ts';

type Offer = OfferTask['offer'];

const payOf = ({ t, language }: Texts, { salary }: Offer): string | null =>
  salary === null ? null : t('careers:jobs.pay', { amount: formatSalary(salary, language) });
/** With its unit, in the word order of the language. */
const wholePayOf = ({ t }: Texts, { salary_unit: unit }: Offer, pay: string): string =>
  unit ? t(`careers:jobs.payPer.${unit}`, { pay }) : pay;
const titleAt = ({ t }: Texts, title: string, place: string): string =>
  title && place ? t('careers:apply.titleIn', { title, city: place }) : title || place;
const typeOf = ({ t }: Texts, { employment_type: type }: Offer): string | null =>
  type ? t(`careers:jobs.types.${type}`) : null;

export function OfferLine({ offer }: { offer: Offer }) {
  const texts = useTexts();
  const pay = payOf(texts, offer);
  const facts = [
    pay && wholePayOf(texts, offer, pay),
    offer.start_date && texts.t('offers:page.starts', { day: weekdayText(texts.language, offer.start_date) }),
    typeOf(texts, offer),
  ].filter((fact) => fact !== null);
  return (
    <div class="offer-line">
      <Tile name={offer.brand_name || offer.company_name} logo_url={null} color={offer.brand_color} />
      <div>
        <strong>{titleAt(texts, offer.position_title, offer.location_name)}</strong>
        <p>{advertiserOf(offer)}</p>
        <p>
          {facts.flatMap((fact, index) => [
            <span key={fact}>{index < facts.length - 1 ? `${fact} ·` : fact}</span>,
            ' ',
          ])}
        </p>
      </div>
    </div>
  );
}

export function OfferCard({ offer }: { offer: Offer }) {
  const texts = useTexts();
  const { t, language } = texts;
  const pay = payOf(texts, offer);
  const type = typeOf(texts, offer);
  const place = [advertiserOf(offer), offer.location_name].filter(Boolean).join(' ');
  return (
    <section class="offer-card" aria-label={t('offers:page.title')}>
      <Chevrons />
      <p>{titleAt(texts, offer.position_title, place)}</p>
      {pay && (
        <p class="offer-pay">
          <WholePay pay={pay} whole={wholePayOf(texts, offer, pay)} />
        </p>
      )}
      <dl>
        {offer.start_date && (
          <div>
            <dt>{t('offers:page.start')}</dt>
            <dd>{weekdayText(language, offer.start_date)}</dd>
          </div>
        )}
        {type && (
          <div>
            <dt>{t('offers:page.type')}</dt>
            <dd>{type}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The amount is bold. Its place depends on the language. */
function WholePay({ pay, whole }: { pay: string; whole: string }) {
  const [before = '', after = ''] = whole.split(pay);
  return (
    <>
      {before}
      <strong>{pay}</strong>
      {after}
    </>
  );
}

export function SenderMessage({ offer }: { offer: Offer }) {
  const { t } = useTexts();
  if (!offer.message) return null;
  return (
    <figure class="sender-message">
      <blockquote>{offer.message}</blockquote>
      <figcaption class="meta">
        {offer.sent_by_name
          ? t('offers:page.from', { name: offer.sent_by_name, company: advertiserOf(offer) })
          : advertiserOf(offer)}
      </figcaption>
    </figure>
  );
}

/** Works without a script too. */
export function PdfLink({ task }: { task: Pick<OfferTask, 'document_url'> }) {
  const { t } = useTexts();
  return (
    <a class="link-row" href={task.document_url} target="_blank" rel="noreferrer">
      <Icon name="file" />
      <strong>{t('offers:page.openPdf')}</strong>
      <Icon name="chevronRight" size={20} />
    </a>
  );
}
