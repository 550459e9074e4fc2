import type { ReactNode } from 'react'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { sheetsTexts } from './sheets-texts.ts'
import { variantAddress, type Worksheet, worksheetAddress, worksheetPaths } from './worksheet.ts'

/** A teacher's actions on a worksheet. */
export function WorksheetTools({ worksheet }: { worksheet: Worksheet }): ReactNode {
  const links = [
    [worksheetAddress(worksheetPaths.pick, worksheet), sheetsTexts.change],
    [otherNumbers(worksheet), sheetsTexts.otherNumbers],
    [worksheetAddress(worksheetPaths.moodle, worksheet), sheetsTexts.moodle],
    [worksheetAddress(worksheetPaths.gift, worksheet), sheetsTexts.giftFile],
  ] as const
  return (
    <ul className="document-tools">
      <PartStyle name="document" />
      <li className="needs-script">
        <button type="button" className="button" data-tool="print">
          {sheetsTexts.print}
        </button>
      </li>
      {links.map(([href, text]) => (
        <li key={text}>
          <a className="button button-quiet" href={href} rel="nofollow">
            {text}
          </a>
        </li>
      ))}
      {worksheet.letters.map((letter) => (
        <li key={letter}>
          <a className="button button-quiet" href={variantAddress(worksheet, letter)} rel="nofollow">
            {`${sheetsTexts.online}: ${letter}`}
          </a>
        </li>
      ))}
    </ul>
  )
}

function otherNumbers(worksheet: Worksheet): string {
  return worksheetAddress(worksheetPaths.sheet, worksheet).replace(`ficha=${worksheet.number}`, 'ficha=nueva')
}
