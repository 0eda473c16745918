import type { OnlineScreen, ShownItem, ShownTag } from '@sdp/domain/gui-responses'
import { HeaderView } from './HeaderView.tsx'
import { ScreenImageView } from './ScreenImageView.tsx'

/** What a layout shows below the header; how much of a text fits is up to the style of its place. */
export function OnlineBody({ screen }: { screen: OnlineScreen }) {
  const { layout, text, image, infoTag, listHeader, items, tableHeaders, rows } = screen
  switch (layout) {
    case undefined:
      return <div className="hu-body hu-note">This layout is not drawn.</div>
    case 8:
    case 9:
      return <TableView headers={tableHeaders} rows={rows} />
    case 1:
    case 2:
    case 3:
      return (
        <div className="hu-body hu-plain" data-layout={layout}>
          {image && <ScreenImageView image={image} />}
          {layout !== 3 && (
            <div className="hu-texts">
              <div className="hu-text" dir="auto">
                {text}
              </div>
              {infoTag && <TagView tag={infoTag} />}
            </div>
          )}
        </div>
      )
    default:
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that does not fit is scrolled, by keys as well
        <section className="hu-body hu-list" data-layout={layout} tabIndex={0} aria-label="List">
          {listHeader && <HeaderView header={listHeader} className="hu-list-header" />}
          <ol>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else that distinguishes them
              <ItemView key={index} item={item} place={index + 1} isTile={layout === 4} />
            ))}
          </ol>
        </section>
      )
  }
}

function ItemView({ item, place, isTile }: { item: ShownItem; place: number; isTile: boolean }) {
  const { text1, text2, image, iconInfo, iconOk, infoTag } = item
  return (
    <li className={isTile ? 'hu-picture' : 'hu-item'}>
      {!isTile && <span className="hu-place">{place}</span>}
      {image && <ScreenImageView image={image} isSmall={!isTile} />}
      <span className="hu-item-texts">
        <span className="hu-text1" dir="auto">
          {text1}
        </span>
        {text2 !== '' && (
          <span className="hu-text2" dir="auto">
            {text2}
          </span>
        )}
      </span>
      {infoTag && <TagView tag={infoTag} />}
      {iconInfo && <ScreenImageView image={iconInfo} isSmall />}
      {iconOk && <ScreenImageView image={iconOk} isSmall />}
    </li>
  )
}

function TagView({ tag: { text, icon } }: { tag: ShownTag }) {
  return (
    <span className="hu-tag">
      {icon && <ScreenImageView image={icon} isSmall />}
      <span className="hu-tag-text" dir="auto">
        {text}
      </span>
    </span>
  )
}

function TableView({ headers, rows }: { headers: OnlineScreen['tableHeaders']; rows: OnlineScreen['rows'] }) {
  return (
    <div className="hu-body hu-table">
      <table>
        <thead>
          <tr>
            {headers.map((header, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing else that distinguishes them
              <td key={index} className="hu-column" dir="auto">
                {header}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have rows
            <tr key={at}>
              {row.map(({ text1, text2 }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor cells
                <td key={index}>
                  <span className="hu-text1" dir="auto">
                    {text1}
                  </span>
                  {text2 !== '' && (
                    <span className="hu-text2" dir="auto">
                      {text2}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
