import type { Level } from './make-solid.ts'

/** Ten solids per level, in codes of `readSolid`. Easy ones have no hidden edges; hard ones are larger. */
export const thirtySolids: Readonly<Record<Level, readonly string[]>> = {
  facil: [
    '122-122',
    '123-123',
    '333-111',
    '222-122',
    '131-131',
    '133-113-111',
    '131-111',
    '123-123-111',
    '233-112',
    '233-122-111',
  ],
  media: [
    'ccc-ccc_dcc-dcc',
    'ccc-ccc_dci-dci',
    '313-313',
    '313-111',
    'coc-coc_ccc-ccc_oco-oco',
    'ccc-ccc-ttt_ccc-ttt-ooo',
    'ccc-ccc-ccc_occ-occ-dcc',
    'ccc-ccc_coc-coc_ccc-ccc',
    '321-321',
    'cc-cc-cc_di-di-di',
  ],
  dificil: [
    'cooc-cooc-cooc_cccc-cccc-cccc_oodc-oodc-oooo',
    'cooc-oooo-cooc_cccc-cccc-cccc_cccc-oooo-oooo_dcci-oooo-oooo',
    'cccc-cccc-cccc_cooc-cooc-cooc_cccc-cccc-cccc_odio-odio-odio',
    'cooc-cccc-cccc-cooc_vccs-cccc-cccc-rccq',
    'cccc-cccc-cccc_cidc-cidc-cidc_cooc-cooc-cooo',
    'cccc-cccc-cccc_occc-occc-cccc_oocc-oocc-cccc_oooc-oooc-cccc',
    'cccc-cccc-cocc_cccc-cccc-cocc_dcci-dcci-dcci_ocoo-oooo-oooo',
    'cccc-cccc-cccc-tttt_cccc-cccc-tttt-oooo_cooc-toot-oooo-oooo',
    'cccq-ccqo-cqoo-qooo_cccq-oooo-oooo-oooo_ccqo-oooo-oooo-oooo',
    'cccc-cccc-cccc_occo-dcci-occo_occo-occo-occo_ocoo-occo-ocoo',
  ],
}
