// A hash for each page of a PDF, over what is visible on it. It doesn't depend on how the file numbers or packs its
// objects, so that a check of a changed file can name the pages that changed (AHD-010).
import { createHash, type Hash } from 'node:crypto';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { Unpacker } from './unpack-stream.ts';

const DEPTH_MAX = 100;
const VISITS_MAX = 500_000;
const UNPACKED_MAX = 50_000_000;
/** References to other pages, and details of storage. */
const SKIPPED = new Set(['Parent', 'P', 'Dest', 'StructParent', 'StructParents', 'Length', 'Filter']);
/** Also when the page inherits them. */
const PAGE_ENTRIES = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Null for a file that cannot be read. */
export async function hashPages(bytes: Uint8Array): Promise<string[] | null> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return hashDocument(document);
  } catch {
    return null;
  }
}

export function hashDocument(document: PDFDocument): string[] {
  const hasher = new ObjectHasher(document.context);
  return document.getPages().map(({ node }) => hashPage(node, hasher));
}

function hashPage(page: PDFPageLeaf, hasher: ObjectHasher): string {
  const hash = createHash('sha256');
  const contents = contentsOf(page).map((content) => hasher.hash(content));
  for (const content of contents.filter((each) => !hasher.isWrapping(each))) hash.update(`content ${content}\n`);
  for (const name of PAGE_ENTRIES) {
    const value = page.getInheritableAttribute(PDFName.of(name));
    if (value && !isEmpty(page.context.lookup(value))) hash.update(`${name} ${hasher.hash(value)}\n`);
  }
  for (const annotation of annotationsOf(page)) hash.update(`annotation ${hasher.hash(annotation)}\n`);
  return hash.digest('hex');
}

function contentsOf(page: PDFPageLeaf): PDFObject[] {
  const contents = page.context.lookup(page.get(PDFName.Contents));
  if (contents instanceof PDFArray) return contents.asArray();
  return contents ? [contents] : [];
}

/** Without the invisible one of a seal, which is added after rendering. */
function annotationsOf(page: PDFPageLeaf): PDFObject[] {
  const annotations = page.context.lookup(page.get(PDFName.Annots));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().filter((each) => !isSealWidget(page.context, each));
}

function isSealWidget(context: PDFContext, object: PDFObject): boolean {
  const widget = context.lookup(object);
  if (!(widget instanceof PDFDict) || widget.has(PDFName.of('AP'))) return false;
  const rectangle = context.lookup(widget.get(PDFName.of('Rect')));
  const isPoint =
    rectangle instanceof PDFArray &&
    rectangle.asArray().every((each) => each instanceof PDFNumber && each.asNumber() === 0);
  return isPoint && widget.get(PDFName.of('FT')) === PDFName.of('Sig');
}

const isEmpty = (object: PDFObject | undefined): boolean => object instanceof PDFDict && object.keys().length === 0;

/** Programs put these around the content of a page before they add something, and sealing does, too. */
const WRAPPING = ['q', 'Q'];

class ObjectHasher {
  readonly #wrapping = new Set<string>();
  readonly #context: PDFContext;
  /** Of objects that don't lead back to one that is still being hashed. */
  readonly #known = new Map<PDFRef, string>();
  readonly #open: PDFRef[] = [];
  /** The outermost open object that was met again. */
  #outermost = Number.POSITIVE_INFINITY;
  #visits = 0;
  /** What is packed in the usual way is compared as it was, so that packing it again is no change. */
  readonly #unpacker = new Unpacker(UNPACKED_MAX);

  constructor(context: PDFContext) {
    this.#context = context;
  }

  hash(object: PDFObject): string {
    this.#visits += 1;
    if (this.#visits > VISITS_MAX || this.#open.length > DEPTH_MAX) throw new Error('The page has too many objects.');
    if (object instanceof PDFRef) return this.#hashReference(object);
    const hash = createHash('sha256');
    if (object instanceof PDFStream) this.#addStream(hash, object);
    else if (object instanceof PDFDict) this.#addDictionary(hash, object);
    else if (object instanceof PDFArray) for (const each of object.asArray()) hash.update(`[${this.hash(each)}`);
    else hash.update(object.toString());
    return hash.digest('hex');
  }

  #hashReference(reference: PDFRef): string {
    const known = this.#known.get(reference);
    if (known) return known;
    const place = this.#open.indexOf(reference);
    if (place >= 0) {
      this.#outermost = Math.min(this.#outermost, place);
      return `loop ${this.#open.length - place}`;
    }
    const object = this.#context.lookup(reference);
    if (!object) return 'nothing';
    if (object instanceof PDFDict && object.get(PDFName.Type) === PDFName.Page) return 'page';
    const depth = this.#open.push(reference) - 1;
    const hash = this.hash(object);
    this.#open.pop();
    if (this.#outermost >= depth) {
      this.#known.set(reference, hash);
      this.#outermost = Number.POSITIVE_INFINITY;
    }
    return hash;
  }

  /** Entries without content count as missing, because programs add empty ones. */
  #addDictionary(hash: Hash, dictionary: PDFDict): void {
    const entries = dictionary
      .entries()
      .map(([name, value]) => ({ name: name.decodeText(), value }))
      .filter(({ name, value }) => !SKIPPED.has(name) && !isEmpty(this.#context.lookup(value)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name, value } of entries) hash.update(`/${name} ${this.hash(value)}`);
  }

  #addStream(hash: Hash, stream: PDFStream): void {
    const filter = this.#context.lookup(stream.dict.get(PDFName.of('Filter')));
    this.#addDictionary(hash, stream.dict);
    const unpacked = this.#unpacker.unpack(stream);
    if (!unpacked && filter) hash.update(filter.toString());
    const bytes = unpacked ?? stream.getContents();
    hash.update(bytes);
    if (bytes.length < 10 && WRAPPING.includes(Buffer.from(bytes).toString('latin1').trim())) {
      this.#wrapping.add(hash.copy().digest('hex'));
    }
  }

  isWrapping(hash: string): boolean {
    return this.#wrapping.has(hash);
  }
}
