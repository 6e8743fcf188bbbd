// Which modules are bundled together. By default the bundler makes a file of every module that several pages share, and
// on a slow connection the round trips of many small files cost more than their bytes.
import { type FirstPart, firstPartOf } from './first-load.ts';

const library = /[\\/]node_modules[\\/]/;
/** Included by a library's index, but used by later pages only. */
const usedLater = /[\\/]node_modules[\\/](html-parse-stringify|react-i18next[\\/]dist[\\/]es[\\/]Trans)/;
/** With the small libraries that only they use. */
const controls =
  /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@babel[\\/]runtime|@emotion|react-is|stylis)[\\/]|no-scroll-lock$/;
const dragging = /[\\/]node_modules[\\/]@dnd-kit[\\/]/;
const own = /[\\/]employer[\\/]src[\\/](platform|design)[\\/]/;
const icon = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** Phone numbers and passwords include large tables, so they stay with the pages that need them. */
const rules = /[\\/]packages[\\/](contract|domain)[\\/]src[\\/](?!platform[\\/]phone|identity[\\/](common-)?passwords)/;

const partOf = (id: string): FirstPart | undefined => (usedLater.test(id) ? undefined : firstPartOf(id));

const isFirst = (id: string): boolean => partOf(id) !== undefined;

const partIs = (part: FirstPart) => (id: string) => partOf(id) === part;

export const chunkGroups = {
  // Imports of a group's modules aren't included, because that would be half of the app.
  includeDependenciesRecursively: false,
  groups: [
    // Needed by every page and rarely changed, so it stays in the browser's cache across releases.
    {
      name: 'framework',
      test: (id: string) => library.test(id) && !icon.test(id) && isFirst(id),
    },
    // Contract and domain import only each other. Split into what the first pages need and the rest, imports go one way;
    // split by use, they would be circular.
    { name: 'shell', test: (id: string) => partIs('shell')(id) || (rules.test(id) && isFirst(id)) },
    { name: 'frame', test: partIs('frame') },
    { name: 'home', test: partIs('home') },
    { name: 'login', test: partIs('login') },
    { name: 'rules', test: rules, minShareCount: 2 },
    { name: 'icons', test: icon, minShareCount: 2 },
    // What most pages use is in two files; what few need (calendars, sliders, editors) stays with them.
    { name: 'controls', test: controls, minShareCount: 8 },
    { name: 'platform', test: own, minShareCount: 3 },
    { name: 'dragging', test: dragging, minShareCount: 2 },
  ],
};
