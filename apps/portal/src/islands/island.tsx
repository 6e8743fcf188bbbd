// An island: the interactive part of a page. The server renders it, and the browser hydrates it with the same data.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { type ComponentType, hydrate } from 'preact';
import { closeLanguagesByEscape } from '../parts/close-languages.ts';
import { createTexts, TextsContext, type TextTrees } from '../texts/texts.ts';
import { collectEarlyEntries, replayEarlyEntries } from './early-entries.ts';

export interface IslandData<Props> {
  frame: PageFrame;
  texts: TextTrees;
  props: Props;
}

const PLACE = 'island';
const DATA = 'island-data';

interface IslandProps<Props> {
  data: IslandData<Props>;
  component: ComponentType<Props & { frame: PageFrame }>;
}

/** The island as rendered by the server. */
export const Island = <Props,>({ data, component: Component }: IslandProps<Props>) => (
  <div id={PLACE}>
    <Component {...data.props} frame={data.frame} />
  </div>
);

/** What the server embedded in a page for its island; null when the page has none. */
export function embeddedData<Props>(page: Document): IslandData<Props> | null {
  const embedded = page.getElementById(DATA)?.textContent;
  return embedded ? (JSON.parse(embedded) as IslandData<Props>) : null;
}

export function hydrateIsland<Props>(Component: ComponentType<Props & { frame: PageFrame }>): void {
  const place = document.getElementById(PLACE);
  const data = embeddedData<Props>(document);
  if (!place || !data) return;
  closeLanguagesByEscape();
  const early = collectEarlyEntries(place);
  const { frame, texts, props } = data;
  hydrate(
    <TextsContext.Provider value={createTexts(frame.language, texts)}>
      <Component {...props} frame={frame} />
    </TextsContext.Provider>,
    place,
  );
  void replayEarlyEntries(early);
}
