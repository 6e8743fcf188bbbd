// Paths of the built files, read from the build's manifest.
const ENTRIES = [
  'page',
  'apply',
  'form',
  'quiz',
  'booking',
  'conversation',
  'thanks',
  'offer',
  'background-check',
  'onboarding',
  'verify',
] as const;
export type EntryName = (typeof ENTRIES)[number];

/** One file in Vite's manifest. */
interface BuiltFile {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, BuiltFile>>;

export interface Assets {
  stylesheet: string;
  icon: string;
  /** Of the onboarding portal; without an address, so that the installed page is the one of the link. */
  manifest: string;
  /** The preview image for pages without an image of their own. */
  picture: string;
  scripts: Record<EntryName, { path: string; preloads: string[] }>;
}

const BASE = '/portal-assets/';

export function assetsOf(manifest: Manifest): Assets {
  const entryOf = (name: EntryName): BuiltFile => {
    const entry = Object.values(manifest).find((file) => file.isEntry && file.name === name);
    if (!entry) throw new Error(`The portal was built without its entry "${name}".`);
    return entry;
  };
  const script = (name: EntryName) => {
    const entry = entryOf(name);
    const imported = [...importsOf(manifest, entry)].flatMap((key) => manifest[key]?.file ?? []);
    return { path: BASE + entry.file, preloads: imported.map((file) => BASE + file) };
  };
  const [stylesheet] = Object.values(manifest).flatMap(({ css }) => css ?? []);
  if (!stylesheet) throw new Error('The portal was built without its stylesheet.');
  return {
    stylesheet: BASE + stylesheet,
    icon: `${BASE}icon.svg`,
    manifest: `${BASE}onboarding.webmanifest`,
    picture: `${BASE}link-picture.png`,
    scripts: {
      page: script('page'),
      apply: script('apply'),
      form: script('form'),
      quiz: script('quiz'),
      booking: script('booking'),
      conversation: script('conversation'),
      thanks: script('thanks'),
      offer: script('offer'),
      'background-check': script('background-check'),
      onboarding: script('onboarding'),
      verify: script('verify'),
    },
  };
}

/** Also the imports of imports: found one by one, each level would wait for another round trip. */
function importsOf(manifest: Manifest, { imports = [] }: BuiltFile, known = new Set<string>()): Set<string> {
  for (const key of imports) {
    if (known.has(key)) continue;
    known.add(key);
    importsOf(manifest, manifest[key] ?? { file: '' }, known);
  }
  return known;
}
