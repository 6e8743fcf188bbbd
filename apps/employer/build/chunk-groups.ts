// Which files of the program travel together. Left alone, the bundler makes a file of every module that several pages
// share; on a slow line the round trips of so many small files cost more than their bytes.
import { type FirstPart, firstPartOf } from './first-load.ts';

const library = /[\\/]node_modules[\\/]/;
/** The index of a first library brings them along, but only later pages use them. */
const usedLater = /[\\/]node_modules[\\/](html-parse-stringify|react-i18next[\\/]dist[\\/]es[\\/]Trans)/;
/** With the small libraries that only they use. */
const controls =
  /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@babel[\\/]runtime|@emotion|react-is|stylis)[\\/]|no-scroll-lock$/;
const dragging = /[\\/]node_modules[\\/]@dnd-kit[\\/]/;
const own = /[\\/]employer[\\/]src[\\/](platform|design)[\\/]/;
const icon = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** Phone numbers and passwords bring large tables along and stay with who needs them. */
const rules = /[\\/]packages[\\/](contract|domain)[\\/]src[\\/](?!platform[\\/]phone|identity[\\/](common-)?passwords)/;

const partOf = (id: string): FirstPart | undefined => (usedLater.test(id) ? undefined : firstPartOf(id));

const isFirst = (id: string): boolean => partOf(id) !== undefined;

const partIs = (part: FirstPart) => (id: string) => partOf(id) === part;

export const chunkGroups = {
  // What a group's modules import is not pulled in with them: that would be half of the program.
  includeDependenciesRecursively: false,
  groups: [
    // Needed by every page and rarely changed, so a new version of ours leaves it in the readers' caches.
    {
      name: 'framework',
      test: (id: string) => library.test(id) && !icon.test(id) && isFirst(id),
    },
    // Contract and domain import each other's files and nothing else of ours. In two sets, what the first pages need and
    // the rest, only the rest imports the other; split by use, files would import back and find nothing there yet.
    { name: 'shell', test: (id: string) => partIs('shell')(id) || (rules.test(id) && isFirst(id)) },
    { name: 'frame', test: partIs('frame') },
    { name: 'home', test: partIs('home') },
    { name: 'login', test: partIs('login') },
    { name: 'rules', test: rules, minShareCount: 2 },
    { name: 'icons', test: icon, minShareCount: 2 },
    // What most pages are made of travels in two files; what few need (calendars, sliders, editors) stays with them.
    { name: 'controls', test: controls, minShareCount: 8 },
    { name: 'platform', test: own, minShareCount: 3 },
    { name: 'dragging', test: dragging, minShareCount: 2 },
  ],
};
