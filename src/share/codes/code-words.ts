/**
 * Games in QR codes. The words, smallest first:
 * - **payload**: the bytes of one game, packed, behind a version and a check sum.
 * - **code text**: what a QR code or a link carries, in base 41.
 * - **parcel**: bytes that need several codes: the payload of a long game, or the file of a whole backup.
 * - **block**: one of the equal pieces of a parcel. **frame**: one block or a mixture of blocks; one code shows it.
 * - **loop**: the frames of a long game, one block each, shown in turn. **stream**: an endless row of frames of a parcel.
 */

/** The content of a parcel. Its place in this list is stored in every frame. */
export const PARCELS = ["game", "file"] as const;
export type ParcelKind = (typeof PARCELS)[number];

/** Why a code, a link or a text cannot be read as a game. */
export const CODE_REFUSALS = ["notOurs", "newer", "damaged", "tooLarge"] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

/** The most bytes of a parcel: over two minutes of codes. More goes as a file. */
export const MOST_PARCEL = 1 << 20;

/** The most characters of a link or a code text, without the address. */
export const MOST_TEXT = 16_000;
