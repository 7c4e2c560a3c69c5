/**
 * Questions about a game that change nothing, answered on what the asker may know. Server, referee
 * and terminal all ask here: {@link hexfront.games.inquiry.Inquiry} answers, {@link
 * hexfront.games.inquiry.InquiryJson} says it in the words of the protocol.
 */
@NullMarked
package hexfront.games.inquiry;

import org.jspecify.annotations.NullMarked;
