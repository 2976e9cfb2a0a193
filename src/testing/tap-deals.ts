/**
 * Two dozen deals on which the taps are counted: starter | the play with every go that was said aloud | the crib. They
 * were dealt from the seeds 1 to 24 (`chanceOf`), to two players who keep the best four cards and play so that the
 * others peg little. The first player after the dealer leads; the dealer changes from deal to deal.
 */
export const TAP_DEALS = [
  "QD | 4D TH 6C KS go 3H 9D 2C 5H | 2S 7D KC 9H",
  "3H | TS TC TH go 7H 9H 7D go 7C 9C | KC QH KD 2D",
  "KH | QS 9C JS 2S 6H 4D 5C 4S | 8C JH 8S 9S",
  "JC | 4D 4C 2D 8C 5S 7S go 3S 4S | KC QD 9D QH",
  "8H | JH 5S 5D JD go AH JC 4C TS | 9H KH 3S 3C",
  "5C | 9D 6S 9C 7S 7H KS 7C 2S | KD AH 4S TS",
  "8S | QH 3D JH 4D go 3C QS 2S TH | AS QC KC 2H",
  "8S | AS QH 3D TS AH 5H go 2H QS | 7H 8D 5C 6H",
  "2H | 3C TC JH 6C AS go 9S KS 5D | AC 3S 9C 7S",
  "7H | 9C 6C TC 5C go 9D 9S 8C go KD | 3C 8S QS 3D",
  "9C | 4H 7D 3H 8D 5C go 7S 5H 6C | 9H 3D TC QD",
  "QH | TD 3D 6D JS go 2C 6C 2S 5S | 6S 7D KH 2D",
  "9D | 3S 6S JH 4S AC 4C 2D go 5S | KC 3C 7S KD",
  "9D | 6H 9C JD 5D go AH 6C KD 5S | 8S 3C QS 2H",
  "KH | 2C 9H QC JH JC 5D TC go 9S | KS 7C 8D 4H",
  "KS | 9S 6S 6D 6C go 4C 7H 2S 7D | QS TD 3C QD",
  "JD | AD 9C 4S 4D AH 6C go 5S TD | QH KH QC 2S",
  "TH | 4S 8H 8S 3H 8C 3D 2C AC | JD 9S QH KS",
  "KD | 4D 4H JS JC AC AS go JH TH | 7D 3H 7C 9H",
  "2H | 3C 8H 3H 6H 6S go 8C 6D 7D | QD TC QS 9C",
  "2D | 4H 7H 3S TD 5C go 7D JS 9D | 2H QH 9H 8C",
  "JC | AD 7D 9H 8C 6C 2D 8D TS | QH KH 4D JS",
  "QC | QH 5H QS AS go AC 9H KS 6S | TS 2S JD 8D",
  "8D | 7S KS 7H go 6C KH 5C JC TD | 4S 6S AC 3S",
] as const;
