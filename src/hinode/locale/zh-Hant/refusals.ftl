# 引擎拒絕決定或選項的原因。名為 clan、figure、province、kami、card、mandate 的變數（前面也可加字，如 to_province）是遊戲中的代號，
# 以名稱顯示。`$value` 引用送來的內容。

## 輪次與決定

refused-game-over = 遊戲已經結束。
refused-not-asked = 現在沒有輪到{ $clan }做決定。
refused-wrong-answer = 「{ $answer }」不能用來決定這件事（{ $question }）。
refused-required = 這個決定不能略過。
refused-not-possible = 這不在可選的範圍內。
refused-unknown-effect = 沒有這個名稱的效果可選：{ $value }。

## 茶會與贈禮

refused-tea-over = 只有茶會可以結盟。
refused-not-a-rival = 對象必須是這場遊戲中的其他氏族，不能是{ $clan }。
refused-has-ally = { $clan }已經有盟友。
refused-you-have-ally = 你已經有盟友。
refused-proposal-open = 你已經向{ $clan }提議了。
refused-too-many-proposals = 你這一季已經向{ $clan }提議{ $count }次。
refused-no-proposal-to = 你目前沒有向{ $clan }提議。
refused-no-proposal-from = { $clan }沒有向你提議。
refused-gift-phase = 只有茶會與政策階段可以贈禮。
refused-gift-too-large = 你只有{ $coins }枚錢幣和{ $ronin }名浪人。
refused-gift-empty = 贈禮至少要有一枚錢幣或一名浪人。

## 政策行動

refused-must-announce = 水蓮打出板塊時必須宣布政策行動。
refused-only-lotus-announce = 只有水蓮可以宣布政策行動。
refused-not-in-hand = { $mandate }不在你的四張板塊之中。
refused-not-in-reserve = 你的預備區沒有{ $figure }。
refused-cannot-worship = { $figure }不能前往神殿。
refused-no-shrine = 這場遊戲沒有{ $kami }的神殿。
refused-summon-here = 現在不能把{ $figure }召喚到{ $province }。
refused-no-stronghold = 你在{ $province }沒有堡壘。
refused-no-more-summons = 這次招募不能再召喚單位到{ $province }。
refused-strongholds-stay = 只有玄武可以移動堡壘。
refused-cannot-move-kami = 你現在不能從{ $province }移動{ $figure }。
refused-no-figure = 你在{ $province }沒有{ $figure }。
refused-not-adjacent = { $to_province }與{ $from_province }不相鄰。
refused-susanoo = 須佐之男在{ $province }時，只有神明可以移出。
refused-route-closed = 從{ $from_province }到{ $to_province }的航線已關閉：你付不出航線費。
refused-already-moved = { $province }的{ $figure }都已經移動過。
refused-cannot-move = { $province }的{ $figure }不能移動到那裡。
refused-no-building = 只有享有調度的額外獎勵，或擁有「築城者之路」時，才能建造堡壘。
refused-already-built = 每次調度只能建造一座堡壘。
refused-no-stronghold-left = 你的預備區沒有堡壘了。
refused-stronghold-cost = 堡壘要{ $cost }枚錢幣，你有{ $coins }枚。
refused-stays-in-shrine = 神殿中的單位整季留在那裡。
refused-not-on-display = { $card }不在展示區。
refused-card-cost = { $card }要{ $cost }枚錢幣，你有{ $coins }枚。
refused-full-price = 只有在額外獎勵使價格降低，而且你擁有「仁愛」這類效果與實付錢幣有關的卡片時，才能選擇付原價。
refused-replace-in-shrine = 神殿中的單位只能藉由「不義之路」以信徒替換。
refused-not-replaceable = { $figure }不能被替換。
refused-no-such-figure = { $clan }在{ $province }沒有{ $figure }。
refused-no-more-replaced = 這次背叛不能再替換{ $clan }的單位。
refused-other-type = { $with_figure }與{ $figure }不是同一類型。

## 戰爭

refused-bid-too-high = 你下注{ $bid }枚錢幣，但只有{ $coins }枚。
refused-cannot-capture = 這裡不能綁架{ $clan }的{ $figure }。
refused-cannot-pay = 這枚錢幣不能給{ $clan }。

## 格式不對的決定

refused-no-such-clan = { $value }不是這場遊戲的氏族。
refused-not-an-object = 決定必須是帶有種類的物件，不是{ $value }。
refused-unknown-kind = 沒有{ $value }這種決定。
refused-unknown-key = { $answer }：不認得的鍵{ $value }。
refused-missing-key = { $answer }：缺少「{ $key }」。
refused-not-a-number = { $answer }：「{ $key }」必須是0以上的整數。
refused-too-large = { $answer }：沒有氏族拿得出這麼多「{ $key }」。
refused-not-an-id = { $answer }：「{ $key }」必須是代號，不是{ $value }。
refused-unknown-id = { $answer }：「{ $key }」的代號不存在：{ $value }。
refused-not-true = { $answer }：「{ $key }」只能為真，或省略。
refused-one-place = { $answer }：地區與神殿請擇一指定。

## 新遊戲的選項

options-not-a-flag = { $option }：必須是真或假，不是{ $value }。
options-not-a-list = { $option }：必須是代號清單，不是{ $value }。
options-not-an-id = { $option }：{ $value }不是代號。
options-unknown-clan = 氏族：{ $value }不是氏族；氏族有{ $known }。
options-clan-twice = 氏族：{ $value }重複了（SET-1）。
options-player-count = 氏族：3到5名玩家，不是{ $count }名（SET-1）。
options-unknown-set = 卡組：{ $value }不在{ $known }之中，也不是隨機（SET-7）。
options-unknown-kami = 神殿：{ $value }不是神明；神明有{ $known }。
options-four-shrines = 神殿：由左至右，正好四位不同的神明（SET-6）。
options-seed = 隨機種子：最多{ $bits }位元的整數。

## 提案與交易

refused-deal-term-form = 條件的種類或內容不正確。
refused-deal-offer-form = 提案要有對象、條件和期限：下一項政策行動之前、本回合，或本季。
refused-deal-too-many-terms = 每一方最多{ $count }項條件。
refused-deal-empty = 提案至少要有一項條件。
refused-deal-equal-terms = 同一方有兩項相同的條件。
refused-deal-both-pay = 錢幣只能由一方支付，浪人也只能由一方支付。
refused-deal-alliance-given = 結盟這項條件要列在提案方的那一邊。
refused-deal-parties = 交易必須在這場遊戲中的兩個不同氏族之間進行。
refused-deal-not-now = 這個階段不能約定這件事。
refused-deal-alliance-at-tea = 只有茶會可以結盟。
refused-deal-mandate-next-turn-only = 只能承諾在自己的下一個政策回合選擇某項政策行動。
# Not a refusal: why a promise that the reader makes, or has made, cannot be kept.
refused-deal-not-in-hand = 你手上的{ $count }張板塊都不是{ $mandate }，這個回合無法信守這項承諾。
refused-deal-not-there = { $clan }在{ $province }沒有單位。
refused-deal-no-war = { $province }這一季已沒有戰爭要打。
refused-deal-bid-sealed = { $clan }在{ $province }已經下注。
refused-deal-no-worshiper = { $clan }的預備區沒有能參拜的單位。
refused-deal-gives-nothing = 贈禮的承諾至少要有一枚錢幣或一名浪人。
refused-deal-no-tea-left = 這一季之後不再有茶會。
refused-deal-pending = { $clan }還沒有回覆你上次的提案。
refused-deal-limit = 你這一季已經向{ $clan }提案{ $count }次。
refused-deal-chain = 已經連續來回{ $count }次，請重新提案。
refused-deal-gone = 這個提案已經失效。
refused-deal-not-a-party = 只有提案的雙方可以回覆。
refused-deal-promise-limit = { $by_clan }對{ $to_clan }最多只能有{ $count }項生效中的承諾。
refused-deal-debt = { $by_clan }還欠{ $to_clan }一份贈禮。付清之前，不能再約定由{ $by_clan }支付錢幣或浪人給{ $to_clan }。
refused-deal-not-secret = 這不是你的秘密交易。
refused-deal-no-coins = { $clan }沒有錢幣。
refused-deal-no-ronin = { $clan }沒有浪人。
